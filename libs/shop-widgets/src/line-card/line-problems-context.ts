import { createContext } from 'react';
import type { LineProblem } from './line-problems';

/** What a page found when its shopper wanted to go on, for the fields of all its lines. Pages that ask nothing need none. */
export const LineProblemsContext = createContext<readonly LineProblem[]>([]);
