export function aloneMiddlewares() { return []; }
