/** What i18next carries for loading and saving texts by itself, for values that format themselves, and for telling developers. */
import { neverCalled, type Unused } from './without.ts';

export const i18next: Unused = {
  functions: {
    ...neverCalled(`
      Connector.loadOne Connector.loaded Connector.prepareLoading Connector.queueLoad Connector.read Connector.reload
      Connector.saveMissing Formatter.add Formatter.addCached Formatter.constructor Formatter.init I18n.cloneInstance I18n.dir
      I18n.exists I18n.hydrate I18n.loadLanguages I18n.loadNamespaces I18n.reloadResources I18n.setDefaultNamespace I18n.toJSON
      Logger.deprecate Logger.error Logger.forward Logger.log Logger.once Logger.warn PluralResolver.getPluralFormsOfKey
      PluralResolver.getSuffixes ResourceStore.toJSON Translator.exists Translator.getUsedParamsDetails assertSeparateArguments
      keysFromSelector output`),
    'Connector.load': 'callback();',
    'Formatter.format': 'return value;',
    'I18n.loadResources': 'callback(null);',
    // `$t(…)` within a text.
    'Interpolator.nest': 'return str;',
  },
  calls: ['this.logger.deprecate', 'this.logger.error', 'this.logger.log', 'this.logger.once', 'this.logger.warn'],
  texts: [
    ['if (this.options.saveMissing) {', 'if (false) {'],
    ['if (keySeparator) {\n          const fk', 'if (false) {\n          const fk'],
  ],
};
