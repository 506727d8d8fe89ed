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
var isLoaded,image=document.querySelector('img[fetchpriority=high]'),fonts=document.querySelector('[data-theme-fonts]'),kind='largest-contentful-paint'
function load(){if(isLoaded)return;isLoaded=1;if(fonts)fonts.media='all';names.forEach(function(name){var script=document.createElement('script');script.src='${FOLDER}'+name+'${ENDING}';document.head.appendChild(script)})}
function afterFrame(then){requestAnimationFrame(function(){setTimeout(then)})}
function waitForImage(){if(!image||image.complete)return afterFrame(load);image.onload=image.onerror=function(){afterFrame(load)}}
function waitForPaint(){new PerformanceObserver(function(list){list.getEntries().forEach(function(one){if(!image||one.element===image)load()})}).observe({type:kind,buffered:true})}
if(document.hidden)return load()
afterFrame(function(){setTimeout(load,${MAX_WAIT_MS});if((self.PerformanceObserver&&PerformanceObserver.supportedEntryTypes||[]).indexOf(kind)<0)waitForImage();else waitForPaint()})
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
