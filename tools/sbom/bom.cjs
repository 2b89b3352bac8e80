// The packages that a build ships, as CycloneDX (https://cyclonedx.org) and as a text of all licences. Equal builds give equal files.
const { Contrib, Enums, Models, Serialize, Spec } = require('@cyclonedx/cyclonedx-library');
const { PackageURL } = require('packageurl-js');
const { licenceTexts } = require('./packages.cjs');

const bomFile = 'sbom.cdx.json';
const noticesFile = 'third-party-notices.txt';
/** Folders of the packages that a server loads, one a line. An image needs them beside the bundle. */
const packagesFile = 'packages.txt';
const licences = new Contrib.License.Factories.LicenseFactory();

/**
 * @param {object} build
 * @param {string} build.name
 * @param {string} build.version
 * @param {readonly import('./packages.cjs').ShippedPackage[]} build.packages
 * @returns {string} CycloneDX 1.5 in JSON
 */
function bomOf({ name, version, packages }) {
  const bom = new Models.Bom();
  const type = Enums.ComponentType.Application;
  bom.metadata.component = new Models.Component(type, name, { version, bomRef: name });
  for (const each of packages) {
    const component = componentOf(each);
    bom.components.add(component);
    bom.metadata.component.dependencies.add(component.bomRef);
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot5));
  return `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`;
}

function componentOf({ name, version, licence }) {
  const [, group, own] = /^(?:(@[^/]+)\/)?(.+)$/u.exec(name) ?? [];
  const purl = new PackageURL('npm', group, own, version, undefined, undefined).toString();
  const component = new Models.Component(Enums.ComponentType.Library, own, { group, version, purl, bomRef: purl });
  if (licence) component.licenses.add(licences.makeFromString(licence));
  return component;
}

/** @param {readonly import('./packages.cjs').ShippedPackage[]} packages */
function noticesOf(packages) {
  return packages
    .map((each) => {
      const title = `${each.name} ${each.version} (${each.licence || 'no licence stated'})`;
      return [title, '='.repeat(title.length), ...licenceTexts(each)].join('\n');
    })
    .join('\n\n\n');
}

module.exports = { bomFile, bomOf, noticesFile, noticesOf, packagesFile };
