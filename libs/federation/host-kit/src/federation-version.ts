/** Minor version of the federation runtime that this host provides. A release states the range that its entry requires. */
export const federationRuntimeVersion = '2.9';
