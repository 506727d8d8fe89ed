import type { NameTable } from './make-names'

/** The trade's names for equipment, by its values in feeds. */
export const featureNames: NameTable = [
  [
    ['Reversing Camera', 'Reverse Camera', 'Rear Camera'],
    ['reverse camera', 'reversing camera', 'rear camera', 'backup camera', 'parking camera'],
  ],
  [
    ['360 Degree Camera', 'Surround View Camera', 'Surround Camera', 'Surround View Monitor', '360° Camera'],
    ['360 camera', '360 degree camera', 'surround camera', 'surround view', 'surround view camera', 'birds eye camera'],
  ],
  [
    ['Satellite Navigation', 'Sat Nav', 'Navigation'],
    ['sat nav', 'satnav', 'gps', 'navigation'],
  ],
  [
    ['Heated Front Seats', 'Heated Seats'],
    ['heated seat', 'heated seats'],
  ],
  [
    ['Leather Seats', 'Leather Upholstery', 'Leather'],
    ['leather', 'leather interior', 'leather trim'],
  ],
  [
    ['Tow Bar', 'Towbar', 'Tow Coupling'],
    ['tow bar', 'towbar', 'tow ball', 'tow pack', 'tow hitch'],
  ],
  [
    ['Bull Bar', 'Alloy Bull Bar'],
    ['bull bar', 'bullbar'],
  ],
  [
    ['Sunroof', 'Panoramic Sunroof'],
    ['sun roof', 'moonroof', 'pano roof', 'panoramic roof'],
  ],
  [['Apple CarPlay'], ['carplay', 'car play']],
  [['Adaptive Cruise Control'], ['adaptive cruise', 'radar cruise', 'radar cruise control']],
  [['Blind Spot Monitor', 'Blind Spot Monitoring'], ['blind spot']],
  [['Air Conditioning'], ['aircon', 'air con']],
  [
    ['Bunk Beds', 'Bunks'],
    ['bunk', 'bunks', 'bunk bed'],
  ],
  [['Ensuite'], ['bathroom', 'shower and toilet', 'toilet and shower', 'shower toilet']],
  [
    ['Solar Panels', 'Solar'],
    ['solar', 'solar panel'],
  ],
  [
    ['Lithium Battery', 'Lithium Batteries', 'Lithium'],
    ['lithium', 'lithium battery', 'lithium batteries'],
  ],
  [['Washing Machine'], ['washer']],
  [['Off Road Suspension'], ['off road', 'offroad', 'off roader']],
  [['Sleeper Cab'], ['sleeper']],
  [
    ['Tailgate Loader', 'Tail Lift', 'Tailgate Lifter'],
    [
      ...['tail lift', 'tail lifter', 'tailgate lift', 'tailgate lifter', 'tailgate loader', 'tail loader'],
      ...['tail gate loader', 'tail gate lifter', 'lift gate', 'loading ramp', 'hydraulic tailgate'],
    ],
  ],
]
