import type { AdditionalSeed } from '../seed-types';
import { discounted, price } from '../seed-types';
import { words } from '../words';

const box = words('Wifi 7 Box', 'Wifi 7 box', 'Wifi-7-Box');
const booster = words('Amplificateur wifi', 'Wifi booster', 'Wifi-Verstärker');
const security = words('Sécurité', 'Security', 'Sicherheit');
const line = words('Téléphonie fixe', 'Fixed line', 'Festnetz');
const fixedIp = words('Adresse IP fixe', 'Fixed IP address', 'Feste IP-Adresse');

export const homeAdditionals: readonly AdditionalSeed[] = [
  {
    code: 'wifi-box',
    name: box,
    display: 'row',
    image: 'wifi-box',
    deliverable: true,
    attributes: {
      subscription_additional_subtitle: words(
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
      subscription_additional_pretitle: words('Jusqu’au grenier', 'Up to the attic', 'Bis unters Dach'),
      subscription_additional_subtitle: words(
        'Un amplificateur pour 60 m²',
        'One booster for 60 m²',
        'Ein Verstärker für 60 m²',
      ),
      subscription_additional_footer_description: words(
        'Livré par la poste, à brancher en deux minutes.',
        'Comes by post and is plugged in within two minutes.',
        'Kommt per Post und ist in zwei Minuten angeschlossen.',
      ),
      subscription_additional_is_countable: true,
      subscription_additional_max_quantity: 4,
    },
    variants: [
      {
        code: 'wifi-booster-7',
        name: booster,
        price: discounted(299, 499, 499, 6),
        activationFee: 1900,
        activationFeeName: words('Mise en service de l’amplificateur', 'Booster set-up', 'Einrichtung des Verstärkers'),
        attributes: { subscription_additional_variant_name: words('Wifi 7', 'Wifi 7', 'Wifi 7') },
      },
    ],
  },
  {
    code: 'security-suite',
    name: security,
    display: 'row',
    attributes: {
      subscription_additional_header_title: words(
        'Naviguer l’esprit tranquille',
        'Browse with peace of mind',
        'Unbesorgt surfen',
      ),
      subscription_additional_subtitle: words(
        'Antivirus et contrôle parental',
        'Antivirus and parental control',
        'Virenschutz und Kindersicherung',
      ),
      subscription_additional_show_toggle: true,
      subscription_additional_on_remove_popup: words(
        'Vos appareils ne seront plus protégés. Retirer l’option ?',
        'Your devices will no longer be protected. Remove the option?',
        'Ihre Geräte sind dann nicht mehr geschützt. Option entfernen?',
      ),
    },
    variants: [
      {
        code: 'security-suite-3',
        name: words('Sécurité 3 appareils', 'Security for 3 devices', 'Sicherheit für 3 Geräte'),
        price: discounted(0, 399, 399, 3),
        attributes: { subscription_additional_variant_name: words('3 appareils', '3 devices', '3 Geräte') },
      },
      {
        code: 'security-suite-10',
        name: words('Sécurité 10 appareils', 'Security for 10 devices', 'Sicherheit für 10 Geräte'),
        price: discounted(299, 699, 699, 3),
        attributes: { subscription_additional_variant_name: words('10 appareils', '10 devices', '10 Geräte') },
      },
    ],
  },
  {
    code: 'fixed-line',
    name: line,
    display: 'row',
    attributes: {
      subscription_additional_subtitle: words(
        'Appels illimités depuis la maison',
        'Unlimited calls from home',
        'Unbegrenzt von zu Hause telefonieren',
      ),
      subscription_additional_show_toggle: true,
    },
    variants: [
      {
        code: 'fixed-line-luxembourg',
        name: words('Téléphonie fixe Luxembourg', 'Fixed line Luxembourg', 'Festnetz Luxemburg'),
        price: price(499),
        attributes: { subscription_additional_variant_name: words('Luxembourg', 'Luxembourg', 'Luxemburg') },
      },
      {
        code: 'fixed-line-europe',
        name: words('Téléphonie fixe Europe', 'Fixed line Europe', 'Festnetz Europa'),
        price: price(999),
        attributes: {
          subscription_additional_variant_name: words(
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
      subscription_additional_subtitle: words(
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
        activationFeeName: words('Réservation de l’adresse', 'Reserving the address', 'Reservierung der Adresse'),
        attributes: {},
      },
    ],
  },
];
