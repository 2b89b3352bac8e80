import { createContext, useContext } from 'react';
import { operators } from './operators';

export const OperatorContext = createContext(operators[0]);

/** The operator chosen in the toolbar. */
export const useOperator = () => useContext(OperatorContext);
