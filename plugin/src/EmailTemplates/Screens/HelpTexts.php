<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Screens;

/** Help tabs of the screens. */
final class HelpTexts {

	/** @return list<array{string, list<string>}> */
	public static function templates(): array {
		return array(
			array(
				__( 'Overview', 'svc' ),
				array(
					__( 'A template has a purpose, such as the confirmation that a lead gets. New templates begin as a copy of the purpose’s default template. Activate a template in this list or by publishing it in the editor, then choose it under Brand.', 'svc' ),
					__( 'A template that is in use cannot be moved to the Trash. Choose another one under Brand first.', 'svc' ),
				),
			),
			array(
				__( 'Merge tags', 'svc' ),
				array(
					__( 'Merge tags such as {{lead.first_name|there}} stand for values; the word after the line is used where there is none. In the editor, type two braces or use the button in the toolbar of a block. A line whose merge tags are all empty is left out.', 'svc' ),
					__( 'For a link to the address of a merge tag, enter https:// before it, as in https://{{person.url}}. The editor takes no link that begins with a merge tag. mailto:{{person.email}} and tel:{{person.phone}} work, too.', 'svc' ),
				),
			),
			array(
				__( 'Import and export', 'svc' ),
				array(
					__( 'Export saves a template as a file, which Import makes a draft of, on this site or another.', 'svc' ),
				),
			),
		);
	}

	/** @return list<array{string, list<string>}> */
	public static function sent(): array {
		return array(
			array(
				__( 'Overview', 'svc' ),
				array(
					__( 'E-mails are sent shortly after they are made, and tried again where they fail. “Send now” tries at once. E-mails of people who have unsubscribed from marketing are not sent.', 'svc' ),
				),
			),
		);
	}

	/** @return list<array{string, list<string>}> */
	public static function signatures(): array {
		return array(
			array(
				__( 'Overview', 'svc' ),
				array(
					__( 'Signatures follow the profiles of the people and the template that is chosen under Brand. People find their own under My profile. The export is a spreadsheet (CSV) for the administrators of Google Workspace and Exchange.', 'svc' ),
				),
			),
		);
	}

	/** @return list<array{string, list<string>}> */
	public static function brand(): array {
		return array(
			array(
				__( 'Overview', 'svc' ),
				array(
					__( 'All e-mails and signatures have this brand. A template can have colors of its own.', 'svc' ),
				),
			),
		);
	}
}
