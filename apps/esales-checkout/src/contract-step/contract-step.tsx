import { useSelector } from 'react-redux';
import { contractKeys } from '@alzette/shop-model';
import { selectValues } from '@alzette/shop-store';
import type { StepProps } from '../steps';
import { ContractForm } from './contract-form';
import { IdentityPanel } from './identity/identity-panel';

/** A guest proves who they are first; the form comes filled with what was seen (spec row H1). */
export function ContractStep({ onComplete }: StepProps) {
  const isAuthenticated = useSelector(selectValues)[contractKeys.authenticated] === true;
  return isAuthenticated ? <ContractForm onComplete={onComplete} /> : <IdentityPanel />;
}
