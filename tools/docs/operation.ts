/** Rules of an endpoint that neither schema can state. */
export interface Operation {
	title: string;
	about: string;
	who: string;
	/** Whether callers without a login may ever get an answer. */
	isPublic?: boolean;
	/** Names of the schemas in openapi.json. */
	response: string;
	item?: string;
	body?: string;
	tag: keyof typeof tags;
}

export const tags = {
	Profiles: 'What the company says about its people.',
	Settings: 'What those who may manage have decided for the network.',
	Company: 'What public pages and e-mails show of the company.',
	Imports: 'People from a spreadsheet.',
	Repair: 'What was written past WordPress, found and mended.',
	Accounts: 'WordPress accounts that may still be given a profile.',
	Directory: 'Colleagues, as colleagues find each other.',
	'Org chart': 'Who reports to whom.',
	'Intranet profiles': 'What only colleagues see of somebody.',
	Bookmarks: 'One’s own, of posts of the whole network.',
	Collections: 'What bookmarks are filed in.',
	Assistants: 'What AI assistants may do here, and what they did.',
};
