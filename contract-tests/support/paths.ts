export const profiles = '/users/v1/profiles';
export const profileFacets = `${ profiles }/facets`;
export const profileExport = `${ profiles }/export`;
export const profile = ( id: number | string ) => `${ profiles }/${ id }`;
export const deliveries = '/users/v1/deliveries';
export const retryOf = ( id: number ) => `${ deliveries }/${ id }/retry`;
export const invitationOf = ( id: number ) => `${ profile( id ) }/invitation`;
export const profileOf = ( userId: number | string ) =>
	`${ profiles }/user/${ userId }`;
export const restoration = ( id: number | string ) =>
	`${ profile( id ) }/restore`;
export const history = ( id: number | string ) => `${ profile( id ) }/history`;
export const vcard = ( id: number | string ) => `${ profile( id ) }/vcard`;
export const settings = '/users/v1/settings';
export const company = '/users/v1/company';
export const accounts = '/users/v1/accounts';
export const repair = '/users/v1/repair';
export const photos = '/users/v1/photos';

/** Larger than any id that a test site reaches, smaller than any database's limit. */
export const missing = 2_000_000_000;

const intranet = '/users/v1/intranet';
export const directory = `${ intranet }/directory`;
export const facets = `${ directory }/facets`;
export const departments = `${ intranet }/departments`;
export const orgChart = `${ intranet }/org-chart`;
export const orgChartBranch = ( userId: number | string ) =>
	`${ orgChart }/${ userId }`;
export const reportingChain = ( userId: number | string ) =>
	`${ intranet }/reporting-chain/${ userId }`;
export const directReports = ( userId: number | string ) =>
	`${ intranet }/direct-reports/${ userId }`;
export const intranetProfile = ( userId: number | string ) =>
	`${ intranet }/profile/${ userId }`;
export const openManagers = `${ intranet }/open-managers`;
export const openManager = ( userId: number | string ) =>
	`${ openManagers }/${ userId }`;
export const positions = `${ intranet }/positions`;
export const position = ( id: number | string ) => `${ positions }/${ id }`;
export const bookmarks = `${ intranet }/bookmarks`;
export const bookmark = ( id: number | string ) => `${ bookmarks }/${ id }`;
export const bookmarkExport = `${ bookmarks }/export`;
export const collections = `${ intranet }/collections`;
export const collection = ( id: number | string ) => `${ collections }/${ id }`;

export const imports = '/users/v1/imports';
export const importColumns = `${ imports }/columns`;
export const importOf = ( id: number | string ) => `${ imports }/${ id }`;
export const importRows = ( id: number | string ) =>
	`${ imports }/${ id }/rows`;
export const importStep = (
	id: number | string,
	step: 'check' | 'run' | 'cancel' | 'report'
) => `${ imports }/${ id }/${ step }`;
