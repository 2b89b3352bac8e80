import { noBypass, type Bypass } from '@alzette/operator-config';
import { useSettings } from './services';

/** The checks that a developer left out. A production build leaves out none, whatever it is told. */
export function useBypass(): Bypass {
  const { bypass } = useSettings();
  return process.env['NODE_ENV'] === 'production' ? noBypass : bypass;
}
