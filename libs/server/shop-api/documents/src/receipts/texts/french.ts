import type { ReceiptTexts } from './receipt-texts';

export const french: ReceiptTexts = {
  topUp: {
    subject: (operator, orderNumber) => `Votre recharge ${operator} : reçu ${orderNumber}`,
    heading: 'Votre numéro est rechargé',
    greeting: () => 'Bonjour,',
    intro: 'Merci pour votre recharge. Nous avons bien reçu votre paiement ; voici votre reçu.',
    next: ['Le crédit est sur votre numéro et s’utilise tout de suite. Vous n’avez rien d’autre à faire.'],
  },
  starterPack: {
    subject: (operator, orderNumber) => `Votre carte prépayée ${operator} : reçu ${orderNumber}`,
    heading: 'Votre carte prépayée est en route',
    greeting: (name) => `Bonjour ${name},`,
    intro: 'Merci pour votre commande. Nous avons bien reçu votre paiement ; voici votre reçu.',
    action: 'Activer la carte',
    next: [
      'Nous envoyons la carte par la poste à l’adresse ci-dessus ; la livraison est gratuite.',
      'La carte ne fonctionne pas encore : votre identité est vérifiée au moment de l’activer, comme la loi le demande. À réception de la carte, ouvrez la page ci-dessus, la carte et votre carte d’identité ou passeport en main, ou appelez-nous. Dès que c’est fait, vous pouvez appeler, surfer et utiliser le crédit de la carte.',
    ],
  },
  labels: {
    product: 'Achat',
    number: 'Numéro',
    deliverTo: 'Livraison',
    paid: 'Payé',
    order: 'Numéro de commande',
    date: 'Date',
  },
  vat: (amount) => `dont ${amount} de TVA`,
  card: (brand, lastDigits) => `par carte ${brand} se terminant par ${lastDigits}`,
  follow: 'Suivre ma commande',
  withdrawal:
    'Vous pouvez vous rétracter de votre contrat dans les 14 jours, sans donner de raison : à partir d’aujourd’hui pour un service, à partir de l’arrivée pour un article.',
  withdraw: 'Se rétracter d’un contrat',
  help: (phone) => `Une question ? Appelez-nous au ${phone}, votre numéro de commande à portée de main.`,
};
