import type { ConfirmationTexts } from './confirmation-texts';

export const french: ConfirmationTexts = {
  device: {
    welcome: 'Le téléphone arrive par colis. La ligne s’active dès que sa carte SIM ou son eSIM est dans le téléphone.',
    added: 'Le téléphone arrive par colis, et {subscription_name} s’ajoute à votre compte client.',
    changed: 'Le téléphone arrive par colis, et votre ligne passe à {subscription_name}. Vous gardez votre numéro.',
  },
  deviceAlone: 'Votre {device_name} arrive par colis.',
  mobile: {
    welcome: 'Le forfait s’active dès que sa carte SIM ou son eSIM est dans le téléphone.',
    added:
      'Le forfait s’ajoute à votre compte client. Il s’active dès que sa carte SIM ou son eSIM est dans le téléphone.',
    changed:
      'Votre ligne passe à {subscription_name}. Vous gardez votre numéro et nous vous prévenons par SMS le jour du changement.',
  },
  internet: {
    welcome: 'L’accès commence à la date que vous avez choisie.',
    added: 'L’accès s’ajoute à votre compte client. Il commence à la date que vous avez choisie.',
    changed: 'Votre accès passe à {subscription_name}. L’ancien fonctionne jusqu’au jour du changement.',
  },
  internetMobile: {
    welcome: 'Internet et mobile commencent à la date que vous avez choisie.',
    added: 'Internet et mobile s’ajoutent à votre compte client. Ils commencent à la date que vous avez choisie.',
    changed:
      'Internet et mobile passent à {subscription_name}. Vous gardez votre numéro, et l’ancien accès fonctionne jusqu’au jour du changement.',
  },
  tv: {
    welcome: 'Les chaînes sont là à partir de la date que vous avez choisie.',
    added: 'Les chaînes s’ajoutent à votre compte client. Elles sont là à partir de la date que vous avez choisie.',
    changed: 'Votre télévision passe à {subscription_name}. Vos chaînes actuelles restent jusqu’au jour du changement.',
  },
  duo: {
    welcome: 'Internet et télévision commencent à la date que vous avez choisie.',
    added: 'Internet et télévision s’ajoutent à votre compte client. Ils commencent à la date que vous avez choisie.',
    changed: 'Internet et télévision passent à {subscription_name}. Tout fonctionne jusqu’au jour du changement.',
  },
  addOn: 'Actif dès le premier jour de l’offre.',
  tvPackage: 'Ouvert dès le premier jour de votre télévision.',
  prepaidTopUp:
    'Merci, votre numéro est rechargé : {subscription_name} (commande {order_number}). Vous pouvez utiliser ce crédit tout de suite.',
  prepaidStarterPack:
    'Merci {firstname} {lastname}. Votre carte {subscription_name} (commande {order_number}) arrive par la poste. Préparez votre carte d’identité ou votre passeport pour l’activer : la carte fonctionne dès que votre identité est vérifiée.',
  other:
    'Merci {firstname} {lastname}. Nous préparons votre commande {order_number} et vous tenons au courant par e-mail.',
};
