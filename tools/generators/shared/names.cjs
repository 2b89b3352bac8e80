// Names as this repo writes them.
const { names } = require('@nx/devkit');

/** @throws Error that states the format of a name */
function checkName(name, what) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u.test(name ?? ''))
    throw new Error(`${what} is "${name}": give a kebab-case name such as loyalty-card.`);
}

/** `loyalty-card` as `loyaltyCard`, `LoyaltyCard` and `Loyalty card`. */
function spellings(name) {
  const spaced = name.replaceAll('-', ' ');
  return {
    name,
    camel: names(name).propertyName,
    pascal: names(name).className,
    label: spaced[0].toUpperCase() + spaced.slice(1),
  };
}

module.exports = { checkName, spellings };
