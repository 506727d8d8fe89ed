/** A dealer's export as it comes from a yard's own system (STF-05): odd headings, semicolons, a byte order mark. */

const HEADING =
  'Stk#;Rego No;Yr;Make;Model;Badge/Variant;Odo (km);Drive Away $;Colour/Paint;Body Shape;Trans;Fuel Type;Stock Class;Rego Exp;Pics;Floor plan cost'

const vehicles = [
  ['Toyota', 'HiLux', 'SR5', 'Dual Cab Utility', '6 Sp Auto', 'Diesel'],
  ['Mazda', 'CX-5', 'Maxx Sport', 'SUV', '6 Sp Auto', 'ULP'],
  ['Isuzu', 'D-MAX', 'LS-U', 'Dual Cab Utility', '6 Sp Auto', 'Diesel'],
  ['Hyundai', 'i30', 'Active', 'Hatch', '6 Speed Man', 'ULP'],
  ['Kia', 'Sportage', 'S', 'SUV', 'Auto', 'Petrol'],
] as const

const classes = ['New In Stock', 'Used In Stock', 'Grade A', 'Grade A', 'Demo In Stock']

/** One row; `number` is its stock number's. */
export const oddRow = (number: number, changes: Readonly<Record<number, string>> = {}): string => {
  const [make, model, badge, body, transmission, fuel] = vehicles[number % 5] ?? vehicles[0]
  const cells = [
    ...[`T${1000 + number}`, `${100 + number} ABC`, String(2018 + (number % 6)), make, model, badge],
    ...[`${(12 + number).toLocaleString('en-AU')},${String(100 + number)}`, `$${20 + number},990 d/a`, 'White', body],
    ...[transmission, fuel, classes[number % 5] ?? '', `3/${1 + (number % 12)}/27`],
    ...[`https://photos.example/${number}/1.jpg|https://photos.example/${number}/2.jpg`, '15000'],
  ]
  return cells.map((cell, index) => changes[index] ?? cell).join(';')
}

/** A file of so many vehicles, as bytes. */
export const oddStockFile = (
  count: number,
  rows = Array.from({ length: count }, (_, index) => oddRow(index)),
): Buffer => Buffer.from(`\uFEFF${HEADING}\r\n${rows.join('\r\n')}\r\n`, 'utf8')
