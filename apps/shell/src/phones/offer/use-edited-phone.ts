import { useEditedLine, type EditedLine } from '../../offers/draft/use-edited-line';

/** The line that the address asks to edit, when it is one of this phone. */
export function useEditedPhone(identifier: string, slug: string): EditedLine | null {
  const edited = useEditedLine(identifier, 'device');
  return edited?.line.taxon === slug ? edited : null;
}
