export const imageBase = '/api/catalogue/images';

/** Where the picture of a phone in a colour is. */
export function deviceImage(slug: string, colour: string): string {
  return `${imageBase}/${slug}/${colour}.svg`;
}

export function pictureAddress(name: string): string {
  return `${imageBase}/${name}.svg`;
}
