import type { ConfirmationTexts } from './confirmation-texts';

export const english: ConfirmationTexts = {
  device: {
    welcome: 'The phone comes by parcel. The line starts as soon as its SIM card or eSIM is in the phone.',
    added: 'The phone comes by parcel, and {subscription_name} is added to your account.',
    changed: 'The phone comes by parcel, and your line moves to {subscription_name}. You keep your number.',
  },
  deviceAlone: 'Your {device_name} comes by parcel.',
  mobile: {
    welcome: 'The plan starts as soon as its SIM card or eSIM is in the phone.',
    added: 'The plan is added to your account. It starts as soon as its SIM card or eSIM is in the phone.',
    changed: 'Your line moves to {subscription_name}. You keep your number, and we text you on the day it changes.',
  },
  internet: {
    welcome: 'The connection starts on the day you chose.',
    added: 'The connection is added to your account. It starts on the day you chose.',
    changed: 'Your connection moves to {subscription_name}. The old one works until the day it changes.',
  },
  internetMobile: {
    welcome: 'Internet and mobile start on the day you chose.',
    added: 'Internet and mobile are added to your account. They start on the day you chose.',
    changed:
      'Internet and mobile move to {subscription_name}. You keep your number, and the old connection works until the day it changes.',
  },
  tv: {
    welcome: 'The channels are there from the day you chose.',
    added: 'The channels are added to your account. They are there from the day you chose.',
    changed: 'Your television moves to {subscription_name}. Your present channels stay until the day it changes.',
  },
  duo: {
    welcome: 'Internet and television start on the day you chose.',
    added: 'Internet and television are added to your account. They start on the day you chose.',
    changed: 'Internet and television move to {subscription_name}. Everything works until the day it changes.',
  },
  addOn: 'Active from the first day of the plan.',
  tvPackage: 'Open from the first day of your television.',
  prepaidTopUp:
    'Thank you, your number is topped up: {subscription_name} (order {order_number}). You can use the credit right away.',
  prepaidStarterPack:
    'Thank you, {firstname} {lastname}. Your card {subscription_name} (order {order_number}) comes by post. Have your identity card or passport at hand when you activate it: the card works once your identity is checked.',
  other:
    'Thank you, {firstname} {lastname}. We are preparing your order {order_number} and will keep you posted by e-mail.',
};
