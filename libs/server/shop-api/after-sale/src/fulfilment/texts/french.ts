import type { ItemMailTexts } from './item-mail-texts';

export const french: ItemMailTexts = {
  greeting: (name) => `Bonjour ${name},`,
  kinds: {
    dispatched: {
      subject: (number) => `Votre commande ${number} est en route`,
      heading: 'Votre colis est en route',
      intro: 'Nous avons remis votre colis au transporteur.',
      next: [],
    },
    delivered: {
      subject: (number) => `Votre commande ${number} est livrée`,
      heading: 'Votre colis est arrivé',
      intro: 'Le transporteur a livré votre colis.',
      next: ['Il manque quelque chose ou un article est abîmé ? Appelez-nous : nous arrangeons cela.'],
    },
    porting_requested: {
      subject: (number) => `Commande ${number} : nous avons demandé votre numéro`,
      heading: 'Votre numéro est en cours de transfert',
      intro: 'Nous avons demandé votre numéro à votre opérateur actuel.',
      next: ['Votre ancienne carte SIM fonctionne jusqu’au transfert. Vous n’avez rien à résilier.'],
    },
    porting_accepted: {
      subject: (number) => `Commande ${number} : votre numéro peut être transféré`,
      heading: 'Votre numéro peut être transféré',
      intro: 'Votre opérateur actuel a accepté le transfert de votre numéro.',
      next: ['Nous vous écrivons dès que le numéro est chez nous.'],
    },
    porting_refused: {
      subject: (number) => `Commande ${number} : votre numéro ne peut pas encore être transféré`,
      heading: 'Votre numéro ne peut pas encore être transféré',
      intro: 'Votre opérateur actuel a refusé le transfert de votre numéro.',
      next: [
        'Vérifiez l’opérateur et le numéro de la carte SIM sur la page de votre commande et corrigez-les ; nous renouvelons alors la demande.',
      ],
    },
    ported: {
      subject: (number) => `Commande ${number} : votre numéro est chez nous`,
      heading: 'Votre numéro est chez nous',
      intro: 'Votre numéro est transféré. Il fonctionne désormais avec votre nouvelle carte SIM.',
      next: [],
    },
    installed: {
      subject: (number) => `Commande ${number} : l’installation est faite`,
      heading: 'Votre installation est faite',
      intro: 'L’installation à votre domicile est faite.',
      next: [],
    },
    activated: {
      subject: (number) => `Commande ${number} : votre service fonctionne`,
      heading: 'Votre service fonctionne',
      intro: 'Votre service est activé : tout est prêt.',
      next: [],
    },
    failed: {
      subject: (number) => `Commande ${number} : une étape n’a pas abouti`,
      heading: 'Une étape n’a pas abouti',
      intro: 'Une étape de votre commande n’a pas abouti. Nous nous en occupons et vous appelons.',
      next: ['Vous ne voulez pas attendre ? Appelez-nous.'],
    },
    rescheduled: {
      subject: (number) => `Commande ${number} : le nouveau jour de votre installation`,
      heading: 'Votre installation est déplacée',
      intro: 'Vous avez choisi un autre jour pour votre installation.',
      next: [],
    },
    corrected: {
      subject: (number) => `Commande ${number} : votre correction`,
      heading: 'Votre correction est notée',
      intro:
        'Vous avez corrigé ce dont nous avons besoin pour transférer votre numéro. Nous utilisons votre dernière saisie.',
      next: ['Ce n’était pas vous ? Appelez-nous.'],
    },
    cancelled: {
      subject: (number) => `Commande ${number} : votre annulation`,
      heading: 'Votre annulation est confirmée',
      intro: 'Vous avez annulé ce qui suit avant son envoi. Le contrat a pris fin.',
      next: [],
    },
    withdrawn: {
      subject: (number) => `Commande ${number} : confirmation de votre rétractation`,
      heading: 'Votre rétractation est confirmée',
      intro:
        'Nous avons reçu votre déclaration : « Je me rétracte du contrat portant sur ce qui suit. » Cet e-mail la confirme, avec son contenu, sa date et son heure.',
      next: [],
    },
    return_announced: {
      subject: (number) => `Commande ${number} : votre retour est en route`,
      heading: 'Votre retour est noté',
      intro: 'Les articles sont en route vers nous.',
      next: ['Gardez le reçu du transporteur jusqu’au remboursement sur votre carte.'],
    },
    returned: {
      subject: (number) => `Commande ${number} : votre retour est arrivé`,
      heading: 'Votre retour est arrivé',
      intro: 'Les articles sont de retour chez nous. Leur prix est maintenant remboursé sur votre carte.',
      next: [],
    },
    return_refused: {
      subject: (number) => `Commande ${number} : une question sur votre retour`,
      heading: 'Votre retour n’est pas complet',
      intro:
        'Nous avons reçu votre colis, mais ne pouvons pas l’accepter ainsi. Le remboursement est en attente. Nous vous appelons.',
      next: ['Vous ne voulez pas attendre ? Appelez-nous.'],
    },
  },
  startMoved: {
    subject: (number) => `Commande ${number} : votre nouvelle date de début`,
    heading: 'Votre date de début a changé',
    intro: 'Vous avez choisi un autre jour pour le début de votre service.',
    next: [],
  },
  reasons: {
    number_unknown: 'L’opérateur actuel ne connaît pas ce numéro.',
    holder_differs: 'Le numéro appartient à une autre personne.',
    operator_differs: 'Le numéro appartient à un autre opérateur.',
    contract_running: 'Le contrat actuel ne peut pas encore prendre fin.',
    address_unknown: 'L’adresse est introuvable.',
    nobody_there: 'Il n’y avait personne.',
    not_available: 'Le service n’est pas disponible à cette adresse.',
    technical: 'Il y a un problème technique.',
    goods_missing: 'Les articles n’étaient pas dans le colis.',
    goods_damaged: 'Les articles sont abîmés.',
    goods_differ: 'Les articles renvoyés ne sont pas ceux qui ont été envoyés.',
  },
  times: { morning: 'le matin', afternoon: 'l’après-midi' },
  labels: {
    items: 'Concerne',
    at: 'Date',
    tracking: 'Numéro du colis',
    reason: 'Raison',
    before: 'Jusqu’ici',
    after: 'Nouveau',
    refund: 'Remboursé sur votre carte',
    afterReturn: 'Remboursé sur votre carte dès que les articles, ou la preuve de leur envoi, sont chez nous',
    returnBy: 'À renvoyer au plus tard le',
    charge: 'Pour le service jusqu’à ce jour',
    billed: 'Sur votre dernière facture',
    order: 'Numéro de commande',
  },
  chargeFor: (amount, days) => `${amount} pour ${days} ${days === 1 ? 'jour' : 'jours'}`,
  returnGoods: (address) => [
    `Renvoyez les articles dans les 14 jours, avec le numéro de commande, à : ${address}. Le retour est gratuit : joignez le reçu, et nous remboursons le port.`,
    'Avant d’envoyer un téléphone, retirez-en votre compte et votre carte SIM. Pour une perte de valeur due à plus qu’un simple essai, nous pouvons demander une indemnité.',
  ],
  parcel: 'Suivre le colis',
  follow: 'Suivre ma commande',
};
