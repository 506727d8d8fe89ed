/** Storage key: whether cash or finance prices are shown (CARD-04). */
export const PRICE_DISPLAY_KEY = 'price-display'
/** Storage key: which filter sections were opened and closed (SRCH-06). */
export const SECTIONS_KEY = 'filter-sections'

/**
 * The inline scripts of the site's own HTML, which must run before the page is painted. The content policy allows these
 * texts and no others (SEC-03).
 */
export const inlineScripts = {
  /** In the head of pages whose dealer offers finance prices. Without script, cash prices are shown. */
  priceDisplay: `{let p="cash";try{if(localStorage.getItem("${PRICE_DISPLAY_KEY}")=="finance")p="finance"}catch{}document.documentElement.dataset.prices=p}`,
  /** Right after the filter sections, so that nothing moves when the page hydrates. */
  restoreSections: `try{let k=JSON.parse(localStorage.getItem("${SECTIONS_KEY}")||"{}");document.querySelectorAll("[data-section]").forEach(d=>{if(d.dataset.section in k)d.open=k[d.dataset.section]})}catch{}`,
} as const
