import { discounted, price, type AddOnSeed } from './seed-types';
import { texts } from './texts';

const box = texts('Wifi 7 Box', 'Wifi 7 box', 'Wifi-7-Box');
const booster = texts('Amplificateur wifi', 'Wifi booster', 'Wifi-Verstärker');
const security = texts('Sécurité', 'Security', 'Sicherheit');
const line = texts('Téléphonie fixe', 'Fixed line', 'Festnetz');
const fixedIp = texts('Adresse IP fixe', 'Fixed IP address', 'Feste IP-Adresse');

export const homeAddOns: readonly AddOnSeed[] = [
  {
    code: 'wifi-box',
    name: box,
    display: 'row',
    image: 'wifi-box',
    deliverable: true,
    attributes: {
      subscription_additional_subtitle: texts(
        'La box de votre connexion, remplacée en cas de panne',
        'The box of your connection, replaced when it fails',
        'Die Box für Ihren Anschluss, bei Defekt ersetzt',
      ),
      subscription_additional_show_toggle: true,
    },
    variants: [{ code: 'wifi-box-7', name: box, price: price(300), attributes: {} }],
  },
  {
    code: 'wifi-booster',
    name: booster,
    display: 'column',
    image: 'wifi-booster',
    deliverable: true,
    attributes: {
      subscription_additional_pretitle: texts('Jusqu’au grenier', 'Up to the attic', 'Bis unters Dach'),
      subscription_additional_subtitle: texts(
        'Un amplificateur pour 60 m²',
        'One booster for 60 m²',
        'Ein Verstärker für 60 m²',
      ),
      subscription_additional_footer_description: texts(
        'Livré par la poste, à brancher en deux minutes.',
        'Comes by post and is plugged in within two minutes.',
        'Kommt per Post und ist in zwei Minuten angeschlossen.',
      ),
      subscription_additional_show_toggle: true,
      subscription_additional_is_countable: true,
      subscription_additional_max_quantity: 4,
    },
    variants: [
      {
        code: 'wifi-booster-7',
        name: booster,
        price: discounted(299, 499, 499, 6),
        activationFee: 1900,
        activationFeeName: texts('Mise en service de l’amplificateur', 'Booster set-up', 'Einrichtung des Verstärkers'),
        attributes: { subscription_additional_variant_name: texts('Wifi 7', 'Wifi 7', 'Wifi 7') },
      },
    ],
  },
  {
    code: 'security-suite',
    name: security,
    display: 'row',
    attributes: {
      subscription_additional_header_title: texts(
        'Naviguer l’esprit tranquille',
        'Browse with peace of mind',
        'Unbesorgt surfen',
      ),
      subscription_additional_subtitle: texts(
        'Antivirus et contrôle parental',
        'Antivirus and parental control',
        'Virenschutz und Kindersicherung',
      ),
      subscription_additional_show_toggle: true,
      subscription_additional_on_remove_popup: texts(
        'Vos appareils ne seront plus protégés. Retirer l’option ?',
        'Your devices will no longer be protected. Remove the option?',
        'Ihre Geräte sind dann nicht mehr geschützt. Option entfernen?',
      ),
    },
    variants: [
      {
        code: 'security-suite-3',
        name: texts('Sécurité 3 appareils', 'Security for 3 devices', 'Sicherheit für 3 Geräte'),
        price: discounted(0, 399, 399, 3),
        attributes: { subscription_additional_variant_name: texts('3 appareils', '3 devices', '3 Geräte') },
      },
      {
        code: 'security-suite-10',
        name: texts('Sécurité 10 appareils', 'Security for 10 devices', 'Sicherheit für 10 Geräte'),
        price: discounted(299, 699, 699, 3),
        attributes: { subscription_additional_variant_name: texts('10 appareils', '10 devices', '10 Geräte') },
      },
    ],
  },
  {
    code: 'fixed-line',
    name: line,
    display: 'row',
    attributes: {
      subscription_additional_subtitle: texts(
        'Appels illimités depuis la maison',
        'Unlimited calls from home',
        'Unbegrenzt von zu Hause telefonieren',
      ),
      subscription_additional_show_toggle: true,
    },
    variants: [
      {
        code: 'fixed-line-luxembourg',
        name: texts('Téléphonie fixe Luxembourg', 'Fixed line Luxembourg', 'Festnetz Luxemburg'),
        price: price(499),
        attributes: { subscription_additional_variant_name: texts('Luxembourg', 'Luxembourg', 'Luxemburg') },
      },
      {
        code: 'fixed-line-europe',
        name: texts('Téléphonie fixe Europe', 'Fixed line Europe', 'Festnetz Europa'),
        price: price(999),
        attributes: {
          subscription_additional_variant_name: texts(
            'Luxembourg et Europe',
            'Luxembourg and Europe',
            'Luxemburg und Europa',
          ),
        },
      },
    ],
  },
  {
    code: 'fixed-ip',
    name: fixedIp,
    display: 'row',
    attributes: {
      subscription_additional_subtitle: texts(
        'Pour joindre vos appareils de l’extérieur',
        'To reach your devices from outside',
        'Um Ihre Geräte von außen zu erreichen',
      ),
      subscription_additional_show_toggle: true,
    },
    variants: [
      {
        code: 'fixed-ip-1',
        name: fixedIp,
        price: price(499),
        activationFee: 1500,
        activationFeeName: texts('Réservation de l’adresse', 'Reserving the address', 'Reservierung der Adresse'),
        attributes: {},
      },
    ],
  },
];
