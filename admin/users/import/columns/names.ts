/** Columns that only the browser knows: it makes other columns of them, or looks things up in them. */
export const fullName = 'full_name';
export const employeeId = 'employee_id';

/** Headers of these columns in other programs, the best first. */
export const browserWords: Record< string, readonly string[] > = {
	[ fullName ]: [
		'full name',
		'display name',
		'employee name',
		'worker name',
		'payroll name',
		'legal name',
		'name',
		'worker',
		'employee',
		'associate',
		'team member',
		'person',
		'name, vorname',
		'last name, first name',
		'last, first',
		'first and last name',
		'first name last name',
		'vor- und nachname',
		'vollständiger name',
		'anzeigename',
		'mitarbeiter',
		'mitarbeiter/in',
		'nombre completo',
		'nombre y apellidos',
		'apellidos y nombre',
		'apellidos, nombre',
		'nombre',
		'empleado',
		'nom complet',
		'nom et prénom',
		'prénom et nom',
		'nom prénom',
		'nom',
		'collaborateur',
		'salarié',
	],
	[ employeeId ]: [
		'employee id',
		'employee number',
		'employee no',
		'employee code',
		'emp id',
		'emp no',
		'eid',
		'associate id',
		'worker id',
		'staff id',
		'staff number',
		'person id',
		'person number',
		'personnel number',
		'payroll id',
		'payroll number',
		'file number',
		'personalnummer',
		'personal-nr',
		'mitarbeiternummer',
		'mitarbeiter-id',
		'número de empleado',
		'id de empleado',
		'código de empleado',
		'matricule',
		'numéro de salarié',
		'numéro employé',
	],
};

/** Headers that mean a full name unless the file has one of its parts in a column of its own. */
export const nameAlone: readonly string[] = [ 'name', 'nom', 'nombre' ];

/** A header that begins with one of these has the last name first. */
export const lastNameFirst =
	/^(name,|last|surname|apellido|nom (et )?prenom|nachname)/;

/** Words that may stand before the header that is meant. */
export const prefixes: ReadonlySet< string > = new Set( [
	'employee',
	'worker',
	'associate',
	'staff',
	'user',
	'person',
	'contact',
	'work',
	'business',
	'company',
	'office',
	'corporate',
	'official',
	'primary',
	'main',
	'legal',
	'current',
	'job',
	'mitarbeiter',
	'dienstlich',
	'dienstliche',
	'geschaftlich',
	'geschaftliche',
	'empleado',
	'laboral',
	'employe',
	'salarie',
	'professionnel',
	'professionnelle',
] );

/** A header with one of these words is private, or is about something other than the person's work now. */
export const otherMatters: ReadonlySet< string > = new Set( [
	...[ 'emergency', 'dependent', 'spouse', 'personal', 'private', 'privat' ],
	...[ 'recovery', 'secondary', 'alternate', 'preferred', 'former', 'old' ],
	...[
		'birth',
		'birthday',
		'dob',
		'geburtsdatum',
		'geburtstag',
		'nacimiento',
	],
	...[ 'naissance', 'age', 'gender', 'sex', 'ssn', 'tax', 'salary', 'pay' ],
	...[
		'payroll',
		'rate',
		'compensation',
		'password',
		'hash',
		'bank',
		'iban',
	],
	...[ 'termination', 'terminated', 'end', 'last', 'created', 'updated' ],
	...[ 'modified', 'expiration', 'expiry', 'probation', 'visa', 'status' ],
	...[ 'home', 'street', 'zip', 'postal', 'country', 'state', 'union' ],
	...[ 'ethnicity', 'race', 'marital', 'nationality', 'veteran', 'privado' ],
	...[ 'privee', 'prive', 'personnel', 'privada', 'private', 'austritt' ],
	...[
		'austrittsdatum',
		'vertragsende',
		'sortie',
		'baja',
		'salario',
		'salaire',
	],
	...[ 'hr', 'is', 'level', 'type', 'fax', 'new', 'original' ],
	...[ 'wage', 'wages', 'bonus', 'income', 'earnings', 'hourly', 'cost' ],
	...[ 'sueldo', 'nomina', 'remuneracion', 'remuneration', 'prima' ],
	...[ 'brutto', 'netto', 'kostenstelle', 'konto', 'kontonummer', 'bic' ],
	...[ 'social', 'sociale', 'security', 'seguridad', 'securite' ],
	...[ 'insurance', 'seguro', 'assurance', 'national', 'passport', 'pass' ],
	...[ 'reisepass', 'pasaporte', 'passeport', 'dni', 'nie', 'nif', 'curp' ],
	...[ 'rfc', 'nss', 'cuil', 'cpf', 'sv', 'svnr', 'taxes', 'impuesto' ],
	...[ 'impuestos', 'impot', 'impots', 'fiscal', 'fiscale', 'banco' ],
	...[ 'banque', 'cuenta', 'kin', 'emergencia', 'urgence' ],
	...[ 'review', 'reviewed', 'issued', 'licensed', 'renewal', 'expires' ],
	...[ 'logon', 'login', 'seen', 'leave', 'benefit', 'benefits', 'exit' ],
] );

/** The same as parts of longer words, such as in "Stundenlohn". */
export const otherStems =
	/privat|geburt|notfall|lohn|gehalt|vergue?tung|versicherung|steuer/;

/** Words for the start of employment. */
export const startWords: ReadonlySet< string > = new Set( [
	...[ 'hire', 'hired', 'hiring', 'start', 'started', 'starts', 'begin' ],
	...[ 'began', 'begun', 'join', 'joined', 'joining', 'entry', 'since' ],
	...[ 'seniority', 'tenure', 'employed', 'onboarded', 'onboarding' ],
	...[ 'eintritt', 'eintritts', 'eintrittsdatum', 'einstellung', 'seit' ],
	...[ 'einstellungsdatum', 'beginn', 'ingreso', 'alta', 'desde', 'inicio' ],
	...[ 'contratacion', 'incorporacion', 'antiguedad', 'embauche', 'entree' ],
	...[ 'arrivee', 'debut', 'anciennete', 'depuis' ],
] );

/** Words of a firm or branch, whose NMLS number is not that of a person. */
export const firmWords: ReadonlySet< string > = new Set( [
	...[ 'company', 'corporate', 'corp', 'branch', 'office', 'lender', 'firm' ],
	...[ 'employer', 'entity', 'sponsor', 'business', 'organization' ],
] );

/** Headers that say something only without words before them: "Job Description" is no biography. */
export const wholeAlone: ReadonlySet< string > = new Set( [ 'description' ] );

/** Words of these that in brackets say how the cells are written. */
export const formatWords: ReadonlySet< string > = new Set( [
	...[ 'country', 'state', 'street', 'zip', 'postal', 'type', 'level' ],
	...[ 'is', 'new', 'last', 'end', 'original', 'updated', 'modified' ],
] );

/** Headers that mean the office, or the home where other parts of an address stand beside them. */
export const cities: ReadonlySet< string > = new Set( [
	...[ 'city', 'town', 'ville', 'ciudad', 'ort', 'stadt', 'wohnort' ],
] );

export const addressWords: ReadonlySet< string > = new Set( [
	...[ 'street', 'zip', 'zipcode', 'postal', 'postcode', 'address' ],
	...[ 'strasse', 'plz', 'postleitzahl', 'anschrift', 'adresse', 'rue' ],
	...[ 'calle', 'direccion', 'domicilio', 'address1', 'address2' ],
] );

/** A header about an address that has one of these words is not about a postal address. */
export const mailWords: ReadonlySet< string > = new Set( [
	...[ 'email', 'mail', 'correo', 'courriel', 'mel', 'ip', 'web' ],
] );

const managerNames = [
	...[
		'manager',
		'managers',
		'supervisor',
		'supervisors',
		'boss',
		'vorgesetzter',
		'vorgesetzte',
		'vorgesetzten',
		'fuhrungskraft',
	],
	...[
		'responsable',
		'jefe',
		'jefa',
		'gerente',
		'superieur',
		'superieure',
		'n1',
	],
];

const managerDetails = [
	...[ 'to', 'line', 'direct', 'work', 'primary', 'employee', 'associate' ],
	...[ 'worker', 's', 'of', 'the', 'name', 'full', 'display', 'email' ],
	...[ 'e', 'mail', 'address', 'upn', 'id', 'eid', 'number', 'no', 'code' ],
	...[ 'person', 'in', 'r', 'directo', 'directa', 'inmediato', 'inmediata' ],
	...[ 'hierarchique', 'direct', 'correo', 'del', 'de', 'du', 'la', 'nom' ],
	...[
		'contact',
		'nombre',
		'matricule',
		'personalnummer',
		'der',
		'des',
		'n',
		'1',
	],
];

/** Of the manager where "to" follows, as in "reports to"; otherwise of the people below. */
const reportWords = [ 'reports', 'reporting' ];

/** Whether the words are about how many or which people report to a person. */
const isOfReports = ( words: readonly string[] ) => {
	const text = words.join( ' ' );
	return (
		/\bdirect reports\b(?! to\b)/.test( text ) ||
		/\bn(umber|o) of\b/.test( text )
	);
};

const namesManager = ( words: readonly string[] ) =>
	words.join( ' ' ) === 'n 1' ||
	words.some(
		( word, at ) =>
			managerNames.includes( word ) ||
			( reportWords.includes( word ) && words[ at + 1 ] === 'to' )
	);

export const hasManagerWord = ( words: readonly string[] ): boolean =>
	words.some(
		( word ) =>
			managerNames.includes( word ) || reportWords.includes( word )
	);

/** Whether a header is about the manager, and by which kind of text: an address is the best, then an ID. */
export function managerRank( words: readonly string[] ): number | null {
	const isOther = ( word: string ) =>
		! managerNames.includes( word ) &&
		! reportWords.includes( word ) &&
		! managerDetails.includes( word );
	if (
		! namesManager( words ) ||
		isOfReports( words ) ||
		words.some( isOther )
	) {
		return null;
	}
	const has = ( ...some: string[] ) =>
		some.some( ( word ) => words.includes( word ) );
	if ( has( 'email', 'mail', 'correo', 'upn' ) ) {
		return 0;
	}
	return has( 'id', 'eid', 'number', 'code', 'matricule', 'personalnummer' )
		? 1
		: 2;
}

/** Columns with dates, which are sent as YYYY-MM-DD. */
export const dateColumns: readonly string[] = [ 'start_date' ];
