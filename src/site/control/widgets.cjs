/**
 * Loads the CommonJS build of the widgets, which the bundler treats as a separate module. This keeps the widgets that
 * only the control page uses out of the bundle for shoppers.
 */
module.exports = require('react-instantsearch')
