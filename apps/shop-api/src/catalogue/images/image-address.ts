export const imageBase = '/api/catalogue/images';

/** Where the picture of a phone in a colour is. */
export function deviceImageUrl(slug: string, colour: string): string {
  return `${imageBase}/${slug}/${colour}.svg`;
}

export function pictureUrl(name: string): string {
  return `${imageBase}/${name}.svg`;
}
