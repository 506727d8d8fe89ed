/** Where a browser keeps whether it shows cash or finance prices (CARD-04). */
export const PRICE_DISPLAY_KEY = 'price-display'
/** Where it keeps which filter sections were opened and closed (SRCH-06). */
export const SECTIONS_KEY = 'filter-sections'

/**
 * The scripts that stand in the site's own HTML, because they must run before the page is painted. The content policy
 * allows these texts and no others (SEC-03): whatever else stands between script tags does not run.
 */
export const inlineScripts = {
  /** In the head of pages whose dealer offers finance prices; without script prices are cash. */
  priceDisplay: `{let p="cash";try{if(localStorage.getItem("${PRICE_DISPLAY_KEY}")=="finance")p="finance"}catch{}document.documentElement.dataset.prices=p}`,
  /** Right after the filter sections, so that nothing moves when the page's scripts take over. */
  restoreSections: `try{let k=JSON.parse(localStorage.getItem("${SECTIONS_KEY}")||"{}");document.querySelectorAll("[data-section]").forEach(d=>{if(d.dataset.section in k)d.open=k[d.dataset.section]})}catch{}`,
} as const
