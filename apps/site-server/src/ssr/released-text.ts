import { integrityOf, RemoteFailedError, type Store } from '@alzette/release';

/**
 * A text file of a release, if its hash is the released one.
 *
 * @param path in the release store
 * @param integrity `sha384-…` of the manifest; undefined for a file that the manifest does not list
 * @throws RemoteFailedError
 */
export async function releasedText(
  files: Pick<Store, 'readFile'>,
  path: string,
  integrity: string | undefined,
): Promise<string> {
  const bytes = await files.readFile(path);
  if (bytes === null || integrityOf(bytes) !== integrity)
    throw new RemoteFailedError(`${path} differs from the released file: release it again`);
  return bytes.toString('utf8');
}
