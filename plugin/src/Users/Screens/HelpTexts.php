<?php

declare( strict_types=1 );

namespace Svc\Users\Screens;

/** Help tabs of each page. */
final class HelpTexts {

	/** @return list<array{string, list<string>}> */
	public static function of( Page $page ): array {
		return match ( $page ) {
			Page::People   => array(
				array(
					__( 'Overview', 'svc' ),
					array(
						__( 'This screen lists everyone who has a profile: the people of the company and its realtor partners. A profile is linked to an account. Moving the profile to the Trash does not delete the account.', 'svc' ),
						__( 'Search finds words in names and e-mail addresses. The address of this page has your search, filters and sorting, so you can send it to a colleague.', 'svc' ),
						sprintf(
							/* translators: %s: address of a page. */
							__( '<a href="%s">Show the first steps</a> again, if you have dismissed them.', 'svc' ),
							esc_url( admin_url( 'admin.php?page=' . Page::People->value . '&welcome=1' ) )
						),
					),
				),
				array(
					__( 'Bulk actions', 'svc' ),
					array(
						__( 'Select people to change their role, department or manager, to export them, or to move their profiles to the Trash, where they can be restored for 30 days. Each person is changed separately. If a change is refused, you see for whom and why, and the others are still changed.', 'svc' ),
					),
				),
				array(
					__( 'Editing a person', 'svc' ),
					array(
						__( 'Select a name to edit a person. Only the fields that you change are saved. If someone else saved changes in the meantime, you see both versions side by side and choose which to keep.', 'svc' ),
					),
				),
			),
			Page::Add      => array(
				array(
					__( 'Overview', 'svc' ),
					array(
						__( 'Every person has an account to sign in with. If you are allowed to create accounts, a new one is created with the person. It gets the e-mail address of the person and the default role of this site. An invitation has a link for setting a password; without it, the person uses “Lost your password?” on the login page.', 'svc' ),
						__( 'A person who has an account already, on any site of a network, gets a profile for that account: choose “An existing account”. If the e-mail address belongs to an account without a profile, this screen says so.', 'svc' ),
					),
				),
			),
			Page::Import   => array(
				array(
					__( 'Overview', 'svc' ),
					array(
						__( 'An Excel workbook or a CSV file can add people and change existing ones, such as an export of your HR system. Each row is a person, and the first row has the headers. Match the columns with the fields, review what would happen to each row, then start the import.', 'svc' ),
						__( 'Values that are wrong and managers who are not found are left out, and rows without a name or an e-mail address are skipped; you see which and why. All other rows are imported. The uploaded rows are deleted when the import has ended. An import that has not been used for three days is deleted too. Its report is kept for a month.', 'svc' ),
					),
				),
				array(
					__( 'Large files', 'svc' ),
					array(
						__( 'An import runs as long as this page is open. You can pause it, close the page, and resume it later, also in another browser. Rows that have been imported stay imported.', 'svc' ),
						__( 'Managers are set at the end, when all people have been imported. The file can name them by their name, by the e-mail or the user ID of their account, or by an employee ID that the file has in a column. They may be in the same file.', 'svc' ),
					),
				),
			),
			Page::Chart    => array(
				array(
					__( 'Overview', 'svc' ),
					array(
						__( 'The org chart shows who reports to whom. People without a manager are at the top. If there are several, the company itself is shown above them.', 'svc' ),
						__( 'Search for a person by name, job title or department, and the chart opens down to them. The address of this page then has that person, so you can send it to a colleague.', 'svc' ),
						__( 'The list has the same people and actions. It works well on small screens and with screen readers.', 'svc' ),
					),
				),
				array(
					__( 'Changing managers', 'svc' ),
					array(
						__( 'Drag a person onto their new manager, or choose “Change manager” in the menu of their card. Their own reports move with them. “Move team to another manager” moves all reports of a person, but not the person.', 'svc' ),
						__( 'A person cannot report to someone below them. If you try, you see why, and nothing is changed. You can undo a change as long as its message is shown at the bottom of the page.', 'svc' ),
					),
				),
				array(
					__( 'Keyboard', 'svc' ),
					array(
						__( 'In the tree, use the up and down arrow keys to move, the right arrow key to open a team, and the left arrow key to close it or to go to the manager. In right-to-left languages, left and right are swapped. Home and End go to the first and the last person, letters find a name, and * opens all teams of the same level.', 'svc' ),
						__( 'Enter opens the person. Shift+F10 or the menu key opens the menu of actions.', 'svc' ),
					),
				),
				array(
					__( 'Issues to review', 'svc' ),
					array(
						__( 'People without a manager may have been forgotten. You can choose a manager for them here.', 'svc' ),
						__( 'Managers who no longer exist, and people who report to each other in a loop, come from programs that write to the database directly. Repairing removes these managers.', 'svc' ),
					),
				),
			),
			Page::Deliveries => array(
				array(
					__( 'Overview', 'svc' ),
					array(
						__( 'Invitations are sent after the request, by WP-Cron. This screen shows how far each is. One that fails is tried again, eight times in about 28 hours, with longer and longer waits.', 'svc' ),
						__( '“Send now” does not wait for the next attempt. It also sends messages that were given up. Messages are kept here for 30 days.', 'svc' ),
					),
				),
			),
			Page::Settings => array(
				array(
					__( 'Overview', 'svc' ),
					array(
						__( 'These settings apply to the whole network. Choose which people visitors see, and which of their details. Without public roles, only colleagues see people.', 'svc' ),
						__( 'Roles can have the labels of your company. Roles that it does not use can be left out of forms.', 'svc' ),
						__( 'AI assistants connect through the Model Context Protocol with an application password. They can do no more than the user whose password it is.', 'svc' ),
					),
				),
			),
			Page::Me       => array(
				array(
					__( 'Overview', 'svc' ),
					array(
						__( 'This is what your colleagues see of you. An administrator can change the other fields.', 'svc' ),
					),
				),
			),
		};
	}
}
