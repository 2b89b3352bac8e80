import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Code that loads when it is needed takes longer than the usual second where it is compiled first, on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
