import type { ComponentTexts } from '../component-texts';
import { userAbilityTexts } from './ability-texts';
import { userExamples, userRefusals } from './examples';
import type { UserEndpointName } from './names';
import { userOperations } from './operations';
import { remarks, userErrorTexts, userPermissions } from './rules';

/** What the docs say of `users/v1`. */
export const texts: ComponentTexts< UserEndpointName > = {
	operations: userOperations,
	examples: userExamples,
	abilities: userAbilityTexts,
	errors: userErrorTexts,
	refusals: userRefusals,
	permissions: userPermissions,
	remarks,
	tags: {
		Profiles: 'What the company says about its people.',
		Settings: 'What those who may manage have decided for the network.',
		Company: 'What public pages and e-mails show of the company.',
		Imports: 'People from a spreadsheet.',
		Repair: 'Problems in the data, found and repaired.',
		Accounts: 'WordPress accounts that may still be given a profile.',
		Deliveries: 'Messages that the site sends, such as invitations.',
		Directory: 'Colleagues, as colleagues find each other.',
		'Org chart': 'Who reports to whom.',
		Vacancies: 'Positions without a person, drawn in the org chart.',
		'Intranet profiles': 'What only colleagues see of a person.',
		Bookmarks: 'One’s own, of posts of the whole network.',
		Collections: 'What bookmarks are filed in.',
	},
	things: {
		Profile: { heading: 'The profile' },
		Settings: { heading: 'The settings' },
		Company: { heading: 'The company record' },
		Account: { heading: 'The account' },
		DirectoryItem: { heading: 'The directory item' },
		IntranetProfile: {
			heading: 'The intranet profile',
			withoutRemarks: [ 'bio' ],
		},
		OrgChart: {
			heading: 'The node of the org chart',
			withoutRemarks: [ 'avatar_url' ],
		},
		Position: { heading: 'The vacancy' },
		Bookmark: { heading: 'The bookmark' },
		Collection: { heading: 'The collection' },
	},
};
