/** The folder of a page's scripts, and the ending of their names. */
const [FOLDER, ENDING] = ['/_next/static/chunks/', '.js']

/** Milliseconds the most important image may delay the scripts. */
const MAX_WAIT_MS = 500

/**
 * Runs in the page, as text: loads the scripts, and the fonts of the theme, once the most important image has been
 * painted or has timed out; without such an image, after the first paint. A browser that does not report paints is
 * assumed to paint a frame after the image has loaded. A hidden page paints nothing and loads them at once.
 */
const loader = `(function(names){
var asked,picture=document.querySelector('img[fetchpriority=high]'),letters=document.querySelector('[data-letters]'),kind='largest-contentful-paint'
function ask(){if(asked)return;asked=1;if(letters)letters.media='all';names.forEach(function(name){var script=document.createElement('script');script.src='${FOLDER}'+name+'${ENDING}';document.head.appendChild(script)})}
function frame(then){requestAnimationFrame(function(){setTimeout(then)})}
function guess(){if(!picture||picture.complete)return frame(ask);picture.onload=picture.onerror=function(){frame(ask)}}
function watch(){new PerformanceObserver(function(list){list.getEntries().forEach(function(one){if(!picture||one.element===picture)ask()})}).observe({type:kind,buffered:true})}
if(document.hidden)return ask()
frame(function(){setTimeout(ask,${MAX_WAIT_MS});if((self.PerformanceObserver&&PerformanceObserver.supportedEntryTypes||[]).indexOf(kind)<0)guess();else watch()})
})`

/**
 * Moves the loading of a page's own scripts after its first frame, so that they do not compete with its style, its
 * fonts and its first image: the page can be read and used earlier. On phones the fonts are loaded then, too.
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

/** Returns whether an inline script is the one that this module adds to a page. */
export const isLoaderScript = (text: string): boolean =>
  text.startsWith(`${loader}(`) && /^\(\["[\w~-]+"(?:,"[\w~-]+")*\]\)$/.test(text.slice(loader.length))
