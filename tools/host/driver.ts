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

/** A site before it is started. */
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
	/** Printed when it starts. */
	about: string;
	port: number;
	/** Whether it starts as a network by default. */
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
