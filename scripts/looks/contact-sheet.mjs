/** The contact sheet of `npm run looks`: one table for each page, with dealers as rows and widths as columns. */

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text) => text.replaceAll(/[&<>"]/g, (one) => escapes[one])

const figure = ({ file, dealer, page, width, overflow }) => {
  const warning = overflow > 0 ? `<figcaption>${overflow} px wider than the window</figcaption>` : ''
  const label = escapeHtml(`${page} of ${dealer} at ${width} px`)
  return `<figure><a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="${label}" loading="lazy" /></a>${warning}</figure>`
}

const tableRow = (dealer, photographs, windows) => {
  const cells = windows.map(({ width }) => {
    const one = photographs.find((photograph) => photograph.width === width)
    return `<td>${one ? figure(one) : ''}</td>`
  })
  return `<tr><th scope="row">${escapeHtml(dealer)}</th>${cells.join('')}</tr>`
}

const section = (page, photographs, windows) => {
  const dealers = [...new Set(photographs.map(({ dealer }) => dealer))]
  const rows = dealers.map((dealer) =>
    tableRow(
      dealer,
      photographs.filter((one) => one.dealer === dealer),
      windows,
    ),
  )
  const headings = windows.map(({ width }) => `<th scope="col">${width} px</th>`).join('')
  return `<section id="${escapeHtml(page)}"><h2>${escapeHtml(page)}</h2><table><thead><tr><td></td>${headings}</tr></thead><tbody>${rows.join('\n')}</tbody></table></section>`
}

const styles = `
body { font: 14px/1.4 system-ui, sans-serif; margin: 1.5rem; background: #eee; color: #222 }
nav { position: sticky; top: 0; background: #eee; padding: .5rem 0 } nav a { margin-right: 1rem }
table { border-spacing: .75rem } th { text-align: left; vertical-align: top } td { vertical-align: top }
figure { margin: 0; max-height: 30rem; overflow: auto; background: #fff } img { display: block; width: 20rem }
figcaption { background: #b00; color: #fff; padding: .25rem .5rem }`

/**
 * @param {readonly import('./photograph.mjs').Photograph[]} photographs
 * @param {readonly { width: number }[]} windows
 * @returns {string} a complete HTML page that refers to the photographs beside it
 */
export const contactSheet = (photographs, windows) => {
  const pages = [...new Set(photographs.map(({ page }) => page))]
  const links = pages.map((page) => `<a href="#${escapeHtml(page)}">${escapeHtml(page)}</a>`).join('')
  const sections = pages.map((page) =>
    section(
      page,
      photographs.filter((one) => one.page === page),
      windows,
    ),
  )
  return `<!doctype html><html lang="en-AU"><meta charset="utf-8" /><title>How the demo dealers look</title><style>${styles}</style><nav>${links}</nav>${sections.join('\n')}</html>\n`
}
