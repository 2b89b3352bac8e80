/**
 * The same file system with atomic writes: readers find a file as it was before or after a write, never a part of it.
 *
 * @param {import('webpack').OutputFileSystem} files
 * @returns {import('webpack').OutputFileSystem}
 */
export function wholeFiles(files) {
  return Object.assign(Object.create(files), {
    writeFile(path, content, done) {
      const written = `${path}.partial`;
      files.writeFile(written, content, (error) => (error ? done(error) : files.rename(written, path, done)));
    },
  });
}
