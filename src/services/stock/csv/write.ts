/** A cell a spreadsheet would run as a formula gets an apostrophe before it (CSV injection). */
const safe = (text: string): string => (/^[\s]*[=+\-@\t\r|%]/u.test(text) ? `'${text}` : text)

const cell = (value: string | number): string => {
  const text = typeof value === 'number' ? String(value) : safe(value.replaceAll('\0', ''))
  return /[",;\r\n\t]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of a CSV file, safe to open in a spreadsheet. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`
