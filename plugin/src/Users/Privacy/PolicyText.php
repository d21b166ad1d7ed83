<?php

declare( strict_types=1 );

namespace Svc\Users\Privacy;

use Svc\Users\Settings\Settings;

/** Suggested text for the site's privacy policy. */
final class PolicyText {

	public static function suggest(): void {
		wp_add_privacy_policy_content( 'Svc People', wp_kses_post( self::html() ) );
	}

	private static function with_gravatar(): string {
		return esc_html__( 'Where a person has no photo, the visitor’s browser asks Gravatar for one. That outside service then receives a hash of the person’s e-mail address and the visitor’s IP address.', 'svc' );
	}

	private static function of_history(): string {
		/* translators: %d: number of days. */
		return sprintf( __( 'Changes of a profile are recorded: what was changed, when and by whom. These records are deleted after %d days, and with the profile.', 'svc' ), Settings::history_days() );
	}

	private static function html(): string {
		$paragraphs = array(
			array( 'privacy-policy-tutorial', __( 'This plugin keeps profiles of the people who work for the company or with it. Say here which of them everybody sees, who else sees the rest, and how long a profile stays when somebody leaves.', 'svc' ) ),
			array( '', '<strong class="privacy-policy-tutorial">' . esc_html__( 'Suggested text:', 'svc' ) . '</strong> ' . esc_html__( 'Of people who work for us or with us we keep a profile: name, e-mail address, phone number, job title, company, role, license number, photo, a biography and links to social networks. Of our own staff we also keep department, manager, office, extension, first day at work, skills and what they write about themselves for colleagues.', 'svc' ) ),
			array( '', esc_html__( 'Visitors see the profiles of those whom we present on this site, with the contact data chosen for that. Everything else is seen only by our staff after they have logged in, and by those who administer this site.', 'svc' ) ),
			array( '', esc_html__( 'Logged-in users can bookmark posts. Nobody else sees their bookmarks.', 'svc' ) ),
			array( '', esc_html__( 'When an administrator imports profiles from a file, its contents are kept until the import is finished, and for three days where it is not. The names and e-mail addresses of the people in the file are kept for thirty days.', 'svc' ) ),
			array( '', esc_html__( 'A profile is deleted with the account, or when the person asks for it. A profile that an administrator deletes can be restored for 30 days.', 'svc' ) ),
			array( '', esc_html( self::of_history() ) ),
			array( '', Settings::uses_gravatar() ? self::with_gravatar() : esc_html__( 'Where a person has no photo, this site draws their initials. No outside service is asked for them.', 'svc' ) ),
		);
		return implode(
			'',
			array_map(
				static fn ( array $paragraph ): string => '' === $paragraph[0] ? "<p>$paragraph[1]</p>" : '<p class="' . esc_attr( $paragraph[0] ) . '">' . esc_html( $paragraph[1] ) . '</p>',
				$paragraphs
			)
		);
	}
}
