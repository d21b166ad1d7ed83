<?php

declare( strict_types=1 );

namespace Svc\Users\Screens;

/** The help of each page, in words for people who have not read the documentation. */
final class HelpTexts {

	/** @return list<array{string, list<string>}> */
	public static function of( Page $page ): array {
		return match ( $page ) {
			Page::People   => array(
				array(
					__( 'Overview', 'svc' ),
					array(
						__( 'Everybody who has a profile is here: the people of the company and its realtor partners. A profile belongs to an account; deleting the profile leaves the account as it is.', 'svc' ),
						__( 'Search looks for words in names and e-mail addresses. What you choose, search and sort by is kept in the address of this page, so that you can send it to a colleague.', 'svc' ),
					),
				),
				array(
					__( 'Several at once', 'svc' ),
					array(
						__( 'Tick people to give them another role, department or manager, or to delete their profiles. Each is done by itself: if one is refused, you are told which and why, and the others are done.', 'svc' ),
					),
				),
				array(
					__( 'One person', 'svc' ),
					array(
						__( 'Open somebody by name: all that is known of them is one form, and only what you change is saved. If somebody else has saved in the meantime, you see both versions side by side, and nothing is lost.', 'svc' ),
					),
				),
			),
			Page::Add      => array(
				array(
					__( 'Overview', 'svc' ),
					array(
						__( 'Choose an account that has no profile yet. If you may create accounts, you can also make one here: it gets the default role of this site. No e-mail is sent: its owner chooses a password by “Lost your password?” on the login page.', 'svc' ),
					),
				),
			),
			Page::Import   => array(
				array(
					__( 'Overview', 'svc' ),
					array(
						__( 'A spreadsheet, saved as CSV, adds people and changes those who are there: one row a person, with headers in the first row. You say what the columns are, see row by row what would happen, and only then import.', 'svc' ),
						__( 'Rows that are wrong are left out, and you are told why; all others are done. The rows that you send are deleted when the import is over, and so is an import that nobody has touched for three days. Its report stays for a month.', 'svc' ),
					),
				),
				array(
					__( 'Large files', 'svc' ),
					array(
						__( 'An import runs as long as this page is open. You may pause it, close the page and come back: it goes on where it was, in another browser too. What is done stays done, whatever happens.', 'svc' ),
						__( 'Managers are set at the end, when everybody is there. They may be named by the e-mail or the user ID of their account, also where they are people of the same file.', 'svc' ),
					),
				),
			),
			Page::Chart    => array(
				array(
					__( 'Overview', 'svc' ),
					array(
						__( 'Who reports to whom: everybody is in it once. Who reports to nobody stands at the top; where there are several, the company itself is above them.', 'svc' ),
						__( 'Find somebody by name, title or department, and the chart opens on the way to them. The address of this page then names that person, so that you can send it to a colleague.', 'svc' ),
						__( 'As a list it is the same, with all its actions; it suits small screens, and those who hear the page.', 'svc' ),
					),
				),
				array(
					__( 'Changing managers', 'svc' ),
					array(
						__( 'Drag somebody onto their new manager, or choose “Change manager” from the menu of their card. Whoever reports to them moves along. “Move the team to another manager” moves all who report to somebody, but not that person.', 'svc' ),
						__( 'Nobody can report to somebody below them; you are told why, and nothing is changed. Every change can be undone for as long as it is told at the bottom of the page.', 'svc' ),
					),
				),
				array(
					__( 'Keyboard', 'svc' ),
					array(
						__( 'In the tree, arrow keys up and down move, right opens and left closes or goes to the manager; where text runs from right to left these two are the other way round. Home and End go to the first and the last, letters look for a name, * opens all beside.', 'svc' ),
						__( 'Enter opens the person. Shift+F10 or the menu key shows what can be done with them.', 'svc' ),
					),
				),
				array(
					__( 'What needs a look', 'svc' ),
					array(
						__( 'Several people without manager, and people who have neither manager nor team, are often forgotten rather than meant. Choose a manager for them there.', 'svc' ),
						__( 'Managers who are gone, and people who report to each other in a circle, come from programs that write past WordPress. Repairing takes such managers away.', 'svc' ),
					),
				),
			),
			Page::Settings => array(
				array(
					__( 'Overview', 'svc' ),
					array(
						__( 'What you change here holds for the whole network. People of public roles are shown to everybody, with e-mail and phone; without any, only colleagues see profiles.', 'svc' ),
						__( 'Assistants connect by the Model Context Protocol with an application password, and may do no more than the person whose password it is.', 'svc' ),
					),
				),
			),
			Page::Me       => array(
				array(
					__( 'Overview', 'svc' ),
					array(
						__( 'This is what your colleagues see of you. What you cannot change here, an administrator can.', 'svc' ),
					),
				),
			),
		};
	}
}
