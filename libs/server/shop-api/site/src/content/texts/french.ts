import type { ConfirmationTexts } from './confirmation-texts';

export const french: ConfirmationTexts = {
  device: {
    welcome:
      'Bienvenue {firstname}. Votre {device_name} et votre forfait {subscription_name} (commande {order_number}) sont en préparation. Le téléphone arrive par colis, et la ligne s’active dès que la carte SIM ou l’eSIM est en place.',
    added:
      'Merci {firstname}. Votre {device_name} arrive par colis, et son forfait {subscription_name} (commande {order_number}) s’ajoute à votre compte client.',
    changed:
      'C’est noté, {firstname} : votre {device_name} arrive par colis et votre ligne passe au forfait {subscription_name} (commande {order_number}). Vous gardez votre numéro.',
  },
  deviceAlone:
    'Merci {firstname} {lastname}. Votre {device_name} (commande {order_number}) est en préparation et arrive par colis.',
  mobile: {
    welcome:
      'Bienvenue {firstname}. Votre forfait {subscription_name} (commande {order_number}) est en préparation. Il s’active dès que votre carte SIM ou votre eSIM est dans votre téléphone.',
    added:
      'Merci {firstname}. Votre nouveau forfait {subscription_name} (commande {order_number}) s’ajoute à votre compte client. Il s’active dès que votre carte SIM ou votre eSIM est dans votre téléphone.',
    changed:
      'C’est noté, {firstname} : votre ligne passe au forfait {subscription_name} (commande {order_number}). Vous gardez votre numéro et nous vous prévenons par SMS le jour du changement.',
  },
  internet: {
    welcome:
      'Bienvenue {firstname}. Votre accès {subscription_name} (commande {order_number}) est en préparation. Tout commence à la date que vous avez choisie.',
    added:
      'Merci {firstname}. Votre accès {subscription_name} (commande {order_number}) s’ajoute à votre compte client. Tout commence à la date que vous avez choisie.',
    changed:
      'C’est noté, {firstname} : votre accès passe à {subscription_name} (commande {order_number}). L’ancien fonctionne jusqu’au jour du changement.',
  },
  internetMobile: {
    welcome:
      'Bienvenue {firstname}. Internet et mobile ensemble : votre offre {subscription_name} (commande {order_number}) est en préparation. Tout commence à la date que vous avez choisie.',
    added:
      'Merci {firstname}. Votre offre internet et mobile {subscription_name} (commande {order_number}) s’ajoute à votre compte client. Tout commence à la date que vous avez choisie.',
    changed:
      'C’est noté, {firstname} : internet et mobile passent à {subscription_name} (commande {order_number}). Vous gardez votre numéro, et l’ancien accès fonctionne jusqu’au jour du changement.',
  },
  tv: {
    welcome:
      'Bienvenue {firstname}. Votre offre {subscription_name} (commande {order_number}) est en préparation. Les chaînes sont là à partir de la date que vous avez choisie.',
    added:
      'Merci {firstname}. Votre offre {subscription_name} (commande {order_number}) s’ajoute à votre compte client. Les chaînes sont là à partir de la date que vous avez choisie.',
    changed:
      'C’est noté, {firstname} : votre télévision passe à {subscription_name} (commande {order_number}). Vos chaînes actuelles restent jusqu’au jour du changement.',
  },
  duo: {
    welcome:
      'Bienvenue {firstname}. Internet et télévision : votre {subscription_name} (commande {order_number}) est en préparation. Tout commence à la date que vous avez choisie.',
    added:
      'Merci {firstname}. Votre {subscription_name} (commande {order_number}) s’ajoute à votre compte client. Tout commence à la date que vous avez choisie.',
    changed:
      'C’est noté, {firstname} : internet et télévision passent à {subscription_name} (commande {order_number}). Tout fonctionne jusqu’au jour du changement.',
  },
  addOn: 'L’option {subscription_name} (commande {order_number}) commence avec votre offre.',
  tvPackage: 'Le bouquet {subscription_name} (commande {order_number}) est ouvert avec votre télévision.',
  prepaidTopUp:
    'Merci, votre numéro est rechargé : {subscription_name} (commande {order_number}). Vous pouvez utiliser ce crédit tout de suite.',
  prepaidStarterPack:
    'Merci {firstname} {lastname}. Votre carte {subscription_name} (commande {order_number}) arrive par la poste. Préparez votre carte d’identité ou votre passeport pour l’activer : la carte fonctionne dès que votre identité est vérifiée.',
  other:
    'Merci {firstname} {lastname}. Nous préparons votre commande {order_number} et vous tenons au courant par e-mail.',
};
