/**
 * The CommonJS build of the widgets: a module of its own for the bundler, so that what the control uses of InstantSearch
 * is not added to the file that shoppers load.
 */
module.exports = require('react-instantsearch')
