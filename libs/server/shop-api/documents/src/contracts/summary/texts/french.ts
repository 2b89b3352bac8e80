import type { SummaryTexts } from '../summary-texts';

export const french: SummaryTexts = {
  name: (plan) => `Récapitulatif contractuel ${plan}`,
  title: 'Récapitulatif contractuel',
  introduction:
    'Le présent récapitulatif contractuel fournit les principaux éléments de cette offre de services, conformément à la législation de l’Union européenne. Il permet de comparer différentes offres de services. Des informations complètes sur le service sont fournies dans d’autres documents.',
  contact: 'Fournisseur',
  date: 'Date',
  reference: 'Référence',
  headings: {
    services: 'Services et équipements',
    speeds: 'Débits internet et voies de recours en cas de problème',
    price: 'Prix',
    duration: 'Durée, renouvellement et résiliation',
    disabilities: 'Fonctionnalités pour les utilisateurs finaux handicapés',
    other: 'Autres informations utiles',
  },
  each: 'chacune',
  addOnsInContract: (count) => `${count} options, nommées dans le contrat`,
  addOnsTogether: (count, price) => `${count} options, détaillées dans le contrat : ${price} au total`,
  fixedDownload: ({ maximum, normal, minimum }) =>
    `Réception sur la ligne fixe : ${maximum} annoncés et au maximum, ${normal} normalement disponibles, ${minimum} au minimum.`,
  fixedUpload: ({ maximum, normal, minimum }) =>
    `Envoi : ${maximum} annoncés et au maximum, ${normal} normalement disponibles, ${minimum} au minimum.`,
  fixedSpeedUnknown: 'Les débits de la ligne fixe sont ceux de l’offre que nomme le contrat.',
  mobileSpeed: (download, upload) =>
    `Réseau mobile : maximum estimé de ${download} en réception et ${upload} en envoi, selon le lieu, l’appareil et l’usage du réseau.`,
  noInternet: 'Ce service ne comprend pas d’accès à internet.',
  remedies: (phone) =>
    `Si le débit reste en dessous, en continu ou souvent, appelez le ${phone} : nous cherchons la cause et y remédions sans frais. Si nous n’y parvenons pas, vous pouvez résilier le contrat sans frais ; vos autres droits légaux demeurent.`,
  disabilities: (phone) =>
    `Sur demande et sans frais : ce récapitulatif, le contrat et les factures en grands caractères ou en texte pour lecteur d’écran. Les appels au numéro d’urgence 112 sont gratuits. Questions : ${phone}.`,
  withdrawal:
    'Vous pouvez vous rétracter dans les quatorze jours de la conclusion du contrat, sans donner de motif et sans frais.',
  disputes: (operator) =>
    `Si ${operator} ne règle pas une réclamation, l’Institut luxembourgeois de régulation (ILR) assure une médiation gratuite.`,
};
