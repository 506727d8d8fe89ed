/** Where a page's scripts lie, and what their names all end with. */
const [FOLDER, ENDING] = ['/_next/static/chunks/', '.js']

/** Milliseconds the picture that matters most may keep the scripts waiting. */
const PATIENCE = 500

/**
 * Runs in the page, as text: asks for the scripts, and the letters of its theme, once the picture that matters most has
 * been painted, or had its time; without one after the first paint. A browser that does not tell what it painted is taken
 * to have done so a frame after the picture came. A page that nobody sees paints nothing and asks at once.
 */
const loader = `(function(names){
var asked,picture=document.querySelector('img[fetchpriority=high]'),letters=document.querySelector('[data-letters]'),kind='largest-contentful-paint'
function ask(){if(asked)return;asked=1;if(letters)letters.media='all';names.forEach(function(name){var script=document.createElement('script');script.src='${FOLDER}'+name+'${ENDING}';document.head.appendChild(script)})}
function frame(then){requestAnimationFrame(function(){setTimeout(then)})}
function guess(){if(!picture||picture.complete)return frame(ask);picture.onload=picture.onerror=function(){frame(ask)}}
function watch(){new PerformanceObserver(function(list){list.getEntries().forEach(function(one){if(!picture||one.element===picture)ask()})}).observe({type:kind,buffered:true})}
if(document.hidden)return ask()
frame(function(){setTimeout(ask,${PATIENCE});if((self.PerformanceObserver&&PerformanceObserver.supportedEntryTypes||[]).indexOf(kind)<0)guess();else watch()})
})`

/**
 * A page's own scripts are asked for after its first frame instead of beside its style, its letters and its first
 * picture, which are what a shopper waits for: the page can be read and used before. A phone's letters come then too.
 */
export const scriptsAfterPaint = (html: string): string => {
  const names: string[] = []
  const rest = html
    .replaceAll(/<script src="\/_next\/static\/chunks\/([\w~-]+)\.js" async=""><\/script>/g, (_tag, name: string) => {
      names.push(name)
      return ''
    })
    .replaceAll(/<link rel="preload" as="script" [^>]*\/>/g, '')
  const end = rest.lastIndexOf('</body>')
  if (end === -1 || names.length === 0) return html
  return `${rest.slice(0, end)}<script>${loader}(${JSON.stringify(names)})</script>${rest.slice(end)}`
}

/** Whether an inline script is the one that this module adds to a page. */
export const isLoaderScript = (text: string): boolean =>
  text.startsWith(`${loader}(`) && /^\(\["[\w~-]+"(?:,"[\w~-]+")*\]\)$/.test(text.slice(loader.length))
