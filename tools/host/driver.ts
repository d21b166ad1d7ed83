import type { Core } from './core';
import type { HostName, ObjectCache } from './options';
import type { Log } from './progress';
import type { ServerProcess } from './processes';
import type { Database } from './site';

/** Of wp-config.php, by name. */
export type Constants = Record< string, string | number | boolean >;

/** PHP's log as this machine sees it, and as PHP does. */
export interface PhpLog {
	here: string;
	inPhp: string;
}

/** What is to be started, before it runs. */
export interface Plan {
	name: string;
	folder: string;
	www: string;
	url: string;
	port: number;
	network: boolean;
	fixtures: boolean;
	debug: boolean;
	objectCache: ObjectCache | null;
	phpLog: PhpLog;
	constants: Constants;
	core: Core;
	/** false once WordPress is installed in the folder. */
	fresh: boolean;
}

/** One way of running WordPress; host.ts does what is the same in all. */
export interface Driver {
	name: HostName;
	/** What is said when it starts. */
	about: string;
	port: number;
	/** Whether it comes up as a network when nobody says. */
	network: boolean;
	phpLog: ( folder: string ) => PhpLog;
	database: ( folder: string, port: number ) => Database | null;
	/** Symbolic links of a site's folder are followed. */
	followsLinks: boolean;
	/** Its PHP reaches servers of this machine by their sockets. */
	reachesSockets: boolean;
	/** Ends what an interrupted start left behind. */
	clearUp?: ( folder: string ) => Promise< void >;
	/** Starts the servers; they answer when it returns. */
	serve: ( plan: Plan, log: Log ) => Promise< ServerProcess[] >;
}
