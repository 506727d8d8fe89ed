import { formatPhone, telHref } from '@/src/domain/phone'
import { escapeHtml } from '@/src/domain/text/escape-markup'
import type { DealerBrand } from '@/src/domain/tenancy/host'
import { completeThemeCss } from '@/src/domain/theme/css'
import { defaultTheme } from '@/src/domain/theme/palette'

/** Uses the tokens of the dealer's theme, so that the page looks like the dealer's site. */
const pageCss = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100svh;display:flex;flex-direction:column;background:var(--t-surface);color:var(--t-ink);font:1.0625rem/1.6 var(--t-font-text);-webkit-text-size-adjust:100%}
header{background:var(--t-chrome);color:var(--t-on-chrome);border-bottom:4px solid var(--t-accent)}
.row{width:100%;max-width:75rem;margin-inline:auto;padding-inline:1.25rem}
header .row{display:flex;align-items:center;min-height:4.5rem;padding-block:.75rem}
.name{margin:0;font:var(--t-heading-weight) 1.25rem/1.2 var(--t-font-heading);letter-spacing:var(--t-heading-tracking);text-transform:var(--t-heading-transform);overflow-wrap:anywhere}
main{flex:1;display:flex;align-items:center;background:linear-gradient(var(--t-surface-alt),var(--t-surface) 70%)}
main .row{display:grid;gap:2.5rem;padding-block:3rem 4rem;align-items:center}
h1{margin:0 0 1rem;font:var(--t-heading-weight) clamp(2.25rem,1.6rem + 2.8vw,3.75rem)/1.08 var(--t-font-heading);letter-spacing:var(--t-heading-tracking);text-transform:var(--t-heading-transform);text-wrap:balance}
p{margin:0;max-width:34rem;text-wrap:pretty}
.acts{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem}
a{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;min-height:3rem;padding:.625rem 1.5rem;border:1px solid var(--t-accent);border-radius:var(--t-radius-button);background:var(--t-accent);color:var(--t-on-accent);font-weight:600;text-decoration:none;font-variant-numeric:tabular-nums}
a:hover{background:var(--t-accent-hover);border-color:var(--t-accent-hover)}
a.second{background:var(--t-raised);border-color:var(--t-border-strong);color:var(--t-ink)}
a.second:hover{border-color:var(--t-ink)}
a:focus-visible{outline:3px solid var(--t-ink);outline-offset:3px}
svg{display:block;width:100%;max-width:32rem;height:auto;margin-inline:auto;color:var(--t-border-strong)}
svg .glow{color:var(--t-accent)}
@media (max-width:47.99rem){main{align-items:flex-start}svg{max-width:15rem;margin-inline:0}main .row{gap:2rem}.acts a{flex:1 1 100%}}
@media (min-width:48rem){main .row{grid-template-columns:minmax(0,1.1fr) minmax(0,1fr);gap:4rem}.art{order:2}header .row{min-height:5.25rem}.name{font-size:1.5rem}}
@media (forced-colors:active){a{border-color:LinkText}}
`

/** An open road: a decoration in the page's own colours that suits dealers in boats or bikes as well as cars. */
const illustration = `<svg viewBox="0 0 480 250" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
<g class="glow" stroke="currentColor"><path d="M168 118a72 72 0 0 1 144 0z" fill="currentColor" stroke="none"/><path d="M240 22V6M172 50l-11-11M308 50l11-11"/></g>
<path d="M12 118H468"/>
<path d="M217 118L92 242M263 118l125 124"/>
<path d="M240 134v13M240 167v20M240 209v31"/>
<path d="M28 118c22-30 44-38 66-22 14-26 34-34 56-16M330 84c20-18 42-8 54 14 24-16 46-8 66 20"/>
</svg>`

const noBrand: DealerBrand = { name: '', theme: defaultTheme }

/**
 * Renders the 503 page, in the dealer's name and colours if they are known (STK-03). It is self-contained: no script,
 * nothing else to load. It does not reload itself, which would interrupt its reader (WCAG 2.2.1).
 */
export const renderUnavailablePage = (brand: DealerBrand = noBrand): string => {
  const name = escapeHtml(brand.name)
  const callLink = brand.phone
    ? `<a class="second" href="${escapeHtml(telHref(brand.phone))}">Call ${escapeHtml(formatPhone(brand.phone))}</a>`
    : ''
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Back in a moment${name && ` | ${name}`}</title>
<style>${completeThemeCss(brand.theme)}${pageCss}</style>
</head>
<body>
${name && `<header><div class="row"><p class="name">${name}</p></div></header>`}
<main><div class="row">
<div class="art">${illustration}</div>
<div>
<h1>Back in a moment</h1>
<p>We can’t show this page at the moment. Please try again in a few seconds. Other pages may still work.</p>
<div class="acts"><a href="">Try again</a>${callLink}</div>
</div>
</div></main>
</body>
</html>
`
}
