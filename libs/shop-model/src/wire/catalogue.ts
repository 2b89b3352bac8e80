export * from './catalogue/shared';
export * from './catalogue/additional';
export * from './catalogue/subscription';
export * from './catalogue/device';
export * from './catalogue/prepaid';
