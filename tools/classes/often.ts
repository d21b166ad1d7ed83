/** The classes of components and of hooks. */
const COMPONENT = /^(\w+)\/\1$|Hooks$/;

/** What else PHP loads in every request; `package.alone.test.ts` notices a class that is missing. */
const EVERYWHERE = [
	'Plugin',
	'Kernel/Database/Database',
	'Kernel/ComponentSwitches',
	'Kernel/Database/NetworkOption',
	'Kernel/Component',
	'Users/Services',
	'Kernel/Components',
	'Kernel/Database/EarlyReads',
	'Kernel/FirstWrite',
	'EmailTemplates/Templates/TemplatePosts',
	'LeadPages/Pages/PageType',
	'LeadPages/Blocks/LeadBlocks',
	'Kernel/Blocks/BlockTypes',
	'Users/Photos/PhotoPosts',
	'Kernel/Blocks/StyledBlocks',
	'Kernel/Rest/RouteLoader',
	'Kernel/Posts/EditedTypes',
	'Kernel/Rest/PostTypeRoutes',
	'Users/Bookmarks/Posts/Sites',
];

/** Classes that most requests to routes of the plugin load, besides those of every request. */
const IN_ROUTES = [
	'Kernel/Database/Migrator',
	'Users/Migrations/Steps',
	'Kernel/Database/FinishedSteps',
	'Kernel/Rest/Router',
	'Kernel/Rest/PrivateAnswers',
	'Kernel/LazyFeature',
	'Kernel/Feature',
	'Kernel/Abilities/OffersAbilities',
	'Kernel/Rest/Route',
	'Kernel/Rest/Input',
	'Kernel/Operation',
	'Kernel/Effect',
	'Kernel/Schema/Listing',
	'Kernel/Schema/Choice',
	'Kernel/Schema/Type',
	'Kernel/Schema/Text',
	'Kernel/Schema/TextFormat',
	'Kernel/Schema/Whole',
	'Kernel/Schema/Record',
	'Kernel/Schema/Source',
	'Kernel/Caller',
	'Kernel/Exposure',
	'Kernel/Call',
	'Kernel/Precondition',
	'Kernel/Rest/Answer',
	'Kernel/Reply',
	'Kernel/Database/Connection',
	'Kernel/Page',
	'Kernel/Etag',
	'Kernel/CommonError',
	'Kernel/ErrorCode',
	'Kernel/Database/SiteOption',
];

/** @param path Of a class in `plugin/src`. */
export const isEverywhere = ( path: string ) =>
	COMPONENT.test( path ) || EVERYWHERE.includes( path );

export const isInRoutes = ( path: string ) => IN_ROUTES.includes( path );
