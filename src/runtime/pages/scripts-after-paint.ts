/** Where a page's scripts lie, and what their names all end with. */
const [FOLDER, ENDING] = ['/_next/static/chunks/', '.js']

/** Milliseconds the picture that matters most may keep the scripts waiting. */
const PATIENCE = 500

/**
 * Runs in the page, as text: asks for the scripts once a first frame is drawn and the picture that matters most is
 * there, or had its time; with them the letters of its theme. A page that nobody sees draws no frame and asks at once.
 */
const loader = `(function(names){
var asked,picture=document.querySelector('img[fetchpriority=high]'),letters=document.querySelector('[data-letters]')
function ask(){if(asked)return;asked=1;if(letters)letters.media='all';names.forEach(function(name){var script=document.createElement('script');script.src='${FOLDER}'+name+'${ENDING}';document.head.appendChild(script)})}
function painted(){if(!picture||picture.complete)return ask();picture.onload=picture.onerror=ask;setTimeout(ask,${PATIENCE})}
if(document.hidden)ask();else requestAnimationFrame(function(){setTimeout(painted)})
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
