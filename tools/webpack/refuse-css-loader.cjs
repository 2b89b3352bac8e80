// A remote has CSS modules only: any other style sheet applies to the whole page, and stays after the remote is unmounted.
const { relative } = require('node:path');
const { root } = require('./common.cjs');

module.exports = function refuseCss() {
  const file = relative(root, this.resourcePath);
  throw new Error(
    `${file} is a style sheet for the whole page: name it ${file.replace(/css$/u, 'module.css')}, and use its classes.`,
  );
};
