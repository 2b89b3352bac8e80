import type { SummaryTexts } from '../summary-texts';

export const english: SummaryTexts = {
  name: (plan) => `${plan} contract summary`,
  title: 'Contract summary',
  introduction:
    'This contract summary provides the main elements of this service offer as required by EU law. It helps to make a comparison between service offers. Complete information about the service is provided in other documents.',
  contact: 'Provider',
  date: 'Date',
  reference: 'Reference',
  headings: {
    services: 'Services and equipment',
    speeds: 'Internet speeds and remedies in case of problems',
    price: 'Price',
    duration: 'Duration, renewal and termination',
    disabilities: 'Features for end-users with disabilities',
    other: 'Other relevant information',
  },
  each: 'each',
  addOnsInContract: (count) => `${count} options, named in the contract`,
  addOnsTogether: (count, price) => `${count} options, one by one in the contract: ${price} altogether`,
  fixedDownload: ({ maximum, normal, minimum }) =>
    `Download over the fixed line: ${maximum} advertised and maximum, ${normal} normally available, ${minimum} minimum.`,
  fixedUpload: ({ maximum, normal, minimum }) =>
    `Upload: ${maximum} advertised and maximum, ${normal} normally available, ${minimum} minimum.`,
  fixedSpeedUnknown: 'The speeds of the fixed line are those of the offer, which the contract names.',
  mobileSpeed: (download, upload) =>
    `Mobile network: estimated maximum ${download} download and ${upload} upload, depending on place, device and use of the network.`,
  noInternet: 'This service has no internet access.',
  remedies: (phone) =>
    `If the speed stays below this, continuously or often, call ${phone}: we look for the cause and put it right at no cost. If we cannot, you may end the contract at no cost; your further rights under the law remain.`,
  disabilities: (phone) =>
    `On request, at no cost: this summary, the contract and invoices in large print or as text for screen readers. Calls to the emergency number 112 are free. Questions: ${phone}.`,
  withdrawal:
    'You can withdraw within fourteen days of concluding the contract, without giving a reason and at no cost.',
  disputes: (operator) =>
    `If ${operator} does not settle a complaint, the Institut luxembourgeois de régulation (ILR) mediates at no cost.`,
};
