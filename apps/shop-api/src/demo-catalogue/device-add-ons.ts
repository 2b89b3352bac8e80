import { discounted, price, type AddOnSeed } from './seed-types';
import { texts } from './texts';

const screenCare = texts('Protection Écran', 'Screen care', 'Displayschutz');
const insurance = texts('Assurance Tous risques', 'All-risk insurance', 'Rundumschutz');
const charger = texts('Chargeur rapide', 'Fast charger', 'Schnellladegerät');

export const deviceAddOns: readonly AddOnSeed[] = [
  {
    code: 'screen-care',
    name: screenCare,
    display: 'row',
    attributes: {
      subscription_additional_subtitle: texts(
        'Une réparation par an, sans franchise',
        'One repair a year, no excess',
        'Eine Reparatur im Jahr, ohne Selbstbeteiligung',
      ),
      subscription_additional_show_toggle: true,
      subscription_additional_read_more_popup_enabled: true,
      subscription_additional_read_more_popup_title: texts(
        'Ce que couvre la Protection Écran',
        'What screen care covers',
        'Was der Displayschutz abdeckt',
      ),
      subscription_additional_read_more_popup_content: texts(
        'L’écran et la vitre arrière, une fois par an, dans nos boutiques ou par la poste. Votre téléphone revient en trois jours ouvrables.',
        'The screen and the back glass, once a year, in our shops or by post. Your phone comes back within three working days.',
        'Display und Rückglas, einmal im Jahr, in unseren Shops oder per Post. Ihr Handy kommt innerhalb von drei Werktagen zurück.',
      ),
    },
    variants: [{ code: 'screen-care-monthly', name: screenCare, price: price(699), attributes: {} }],
  },
  {
    code: 'device-insurance',
    name: insurance,
    display: 'column',
    image: 'shield',
    attributes: {
      subscription_additional_pretitle: texts(
        'Vol, casse et oxydation',
        'Theft, breakage and water',
        'Diebstahl, Bruch und Wasser',
      ),
      subscription_additional_header_title: texts(
        'Un téléphone de remplacement en 24 heures',
        'A replacement phone within 24 hours',
        'Ein Ersatzgerät innerhalb von 24 Stunden',
      ),
      subscription_additional_subtitle: texts(
        'Deux sinistres par an',
        'Two claims a year',
        'Zwei Schadensfälle im Jahr',
      ),
      subscription_additional_footer_description: texts(
        'À souscrire avec le téléphone ; résiliable chaque mois après un an.',
        'Only together with the phone; can be cancelled any month after a year.',
        'Nur zusammen mit dem Handy; nach einem Jahr monatlich kündbar.',
      ),
      subscription_additional_show_toggle: true,
      subscription_additional_on_add_popup: texts(
        'L’assurance dure au moins douze mois. L’ajouter ?',
        'The insurance lasts at least twelve months. Add it?',
        'Die Versicherung läuft mindestens zwölf Monate. Option hinzufügen?',
      ),
      subscription_additional_on_remove_popup: texts(
        'L’assurance ne peut plus être souscrite après la commande. La retirer ?',
        'The insurance cannot be taken out after the order. Remove it?',
        'Nach der Bestellung kann die Versicherung nicht mehr abgeschlossen werden. Option entfernen?',
      ),
      subscription_additional_read_more_link: texts('/fr/telephones', '/en/phones', '/de/handys'),
    },
    variants: [
      {
        code: 'device-insurance-standard',
        name: texts('Assurance Standard', 'Standard insurance', 'Rundumschutz Standard'),
        price: discounted(699, 899, 899, 3),
        attributes: {
          subscription_additional_variant_name: texts(
            'Standard, 75 € de franchise',
            'Standard, €75 excess',
            'Standard, 75 € Selbstbeteiligung',
          ),
        },
      },
      {
        code: 'device-insurance-plus',
        name: texts('Assurance Plus', 'Plus insurance', 'Rundumschutz Plus'),
        price: discounted(999, 1299, 1299, 3),
        attributes: {
          subscription_additional_variant_name: texts(
            'Plus, sans franchise',
            'Plus, no excess',
            'Plus, ohne Selbstbeteiligung',
          ),
        },
      },
    ],
  },
  {
    code: 'fast-charger',
    name: charger,
    display: 'row',
    image: 'charger',
    deliverable: true,
    attributes: {
      subscription_additional_subtitle: texts(
        'La moitié de la batterie en vingt minutes',
        'Half the battery in twenty minutes',
        'Halber Akku in zwanzig Minuten',
      ),
      subscription_additional_show_toggle: true,
      subscription_additional_is_countable: true,
      subscription_additional_max_quantity: 2,
    },
    variants: [
      {
        code: 'fast-charger-45',
        name: texts('Chargeur 45 W', '45 W charger', '45-W-Ladegerät'),
        price: price(0),
        activationFee: 2900,
        activationFeeName: charger,
        attributes: { subscription_additional_variant_name: texts('45 W, USB-C', '45 W, USB-C', '45 W, USB-C') },
      },
    ],
  },
];
