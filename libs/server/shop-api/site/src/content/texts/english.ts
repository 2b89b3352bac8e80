import type { ConfirmationTexts } from './confirmation-texts';

export const english: ConfirmationTexts = {
  device: {
    welcome:
      'Welcome, {firstname}. Your {device_name} and your {subscription_name} plan (order {order_number}) are being prepared. The phone comes by parcel, and the line starts as soon as the SIM card or eSIM is in it.',
    added:
      'Thank you, {firstname}. Your {device_name} comes by parcel, and its {subscription_name} plan (order {order_number}) is being added to your account.',
    changed:
      'All set, {firstname}: your {device_name} comes by parcel and your line is moving to {subscription_name} (order {order_number}). You keep your number.',
  },
  deviceAlone:
    'Thank you, {firstname} {lastname}. Your {device_name} (order {order_number}) is being prepared and comes by parcel.',
  mobile: {
    welcome:
      'Welcome, {firstname}. Your {subscription_name} plan (order {order_number}) is being prepared. It starts as soon as your SIM card or eSIM is in your phone.',
    added:
      'Thank you, {firstname}. Your new {subscription_name} plan (order {order_number}) is being added to your account. It starts as soon as your SIM card or eSIM is in your phone.',
    changed:
      'All set, {firstname}: your line is moving to {subscription_name} (order {order_number}). You keep your number, and we text you on the day it changes.',
  },
  internet: {
    welcome:
      'Welcome, {firstname}. Your {subscription_name} connection (order {order_number}) is being prepared. It starts on the day you chose.',
    added:
      'Thank you, {firstname}. Your {subscription_name} connection (order {order_number}) is being added to your account. It starts on the day you chose.',
    changed:
      'All set, {firstname}: your connection is moving to {subscription_name} (order {order_number}). The old one works until the day it changes.',
  },
  internetMobile: {
    welcome:
      'Welcome, {firstname}. Internet and mobile together: your {subscription_name} (order {order_number}) is being prepared. It starts on the day you chose.',
    added:
      'Thank you, {firstname}. Internet and mobile together: your {subscription_name} (order {order_number}) is being added to your account. It starts on the day you chose.',
    changed:
      'All set, {firstname}: internet and mobile are moving to {subscription_name} (order {order_number}). You keep your number, and the old connection works until the day it changes.',
  },
  tv: {
    welcome:
      'Welcome, {firstname}. Your {subscription_name} (order {order_number}) is being prepared. The channels are there from the day you chose.',
    added:
      'Thank you, {firstname}. Your {subscription_name} (order {order_number}) is being added to your account. The channels are there from the day you chose.',
    changed:
      'All set, {firstname}: your television is moving to {subscription_name} (order {order_number}). Your present channels stay until the day it changes.',
  },
  duo: {
    welcome:
      'Welcome, {firstname}. Internet and television: your {subscription_name} (order {order_number}) is being prepared. It starts on the day you chose.',
    added:
      'Thank you, {firstname}. Your {subscription_name} (order {order_number}) is being added to your account. It starts on the day you chose.',
    changed:
      'All set, {firstname}: internet and television are moving to {subscription_name} (order {order_number}). Everything works until the day it changes.',
  },
  addOn: 'The option {subscription_name} (order {order_number}) starts with your plan.',
  tvPackage: 'The package {subscription_name} (order {order_number}) opens with your television.',
  prepaidTopUp:
    'Thank you, your number is topped up: {subscription_name} (order {order_number}). You can use the credit right away.',
  prepaidStarterPack:
    'Thank you, {firstname} {lastname}. Your card {subscription_name} (order {order_number}) comes by post. Have your identity card or passport at hand when you activate it: the card works once your identity is checked.',
  other:
    'Thank you, {firstname} {lastname}. We are preparing your order {order_number} and will keep you posted by e-mail.',
};
