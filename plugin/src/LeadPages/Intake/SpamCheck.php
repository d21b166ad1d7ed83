<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use Svc\Kernel\Quota\ClientAddress;
use Svc\LeadPages\Fields\SpamReason;

/** Looks for what people do not send. */
final class SpamCheck {

	private const LINKS_IN_MESSAGE = 2;

	/**
	 * Not to be called while leads are locked: other plugins may ask a service.
	 *
	 * @param array<string, mixed> $body    Checked.
	 * @param bool                 $is_human Whether the challenge was met, or there was none.
	 */
	public static function verdict( array $body, FormToken $token, bool $is_human ): SpamVerdict {
		$fields  = array_map( strval( ... ), array_filter( $body['fields'], 'is_scalar' ) );
		$reasons = array_filter(
			array(
				'' !== ( $body['subject'] ?? '' ) ? SpamReason::Honeypot : null,
				$token->reason,
				Links::count( $fields['message'] ?? '' ) > self::LINKS_IN_MESSAGE ? SpamReason::Links : null,
				Links::has( ( $fields['first_name'] ?? '' ) . ' ' . ( $fields['last_name'] ?? '' ) ) ? SpamReason::LinkInName : null,
				self::is_disallowed( $fields ) ? SpamReason::DisallowedKeys : null,
				$is_human ? null : SpamReason::Challenge,
			)
		);
		return self::filtered( SpamVerdict::because( array_values( $reasons ) ), $body );
	}

	/**
	 * WordPress's list of words that comments must not have.
	 *
	 * @param array<string, string> $fields
	 */
	private static function is_disallowed( array $fields ): bool {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only searched for words.
		$agent = is_string( $_SERVER['HTTP_USER_AGENT'] ?? null ) ? $_SERVER['HTTP_USER_AGENT'] : '';
		$name  = trim( ( $fields['first_name'] ?? '' ) . ' ' . ( $fields['last_name'] ?? '' ) );
		return wp_check_comment_disallowed_list( $name, $fields['email'] ?? '', '', implode( "\n", $fields ), ClientAddress::address(), $agent );
	}

	/** @param array<string, mixed> $body */
	private static function filtered( SpamVerdict $verdict, array $body ): SpamVerdict {
		/**
		 * Filters how much a submission looks like spam: from 50 on it is kept in the spam folder, and answered alike.
		 *
		 * @param int                  $score   0 to 100.
		 * @param array<string, mixed> $body    What was sent: page_id, fields, source_url, utm.
		 * @param list<string>         $reasons Of this plugin.
		 */
		$score = apply_filters( 'svc_lead_spam_score', $verdict->score, array_intersect_key( $body, array_flip( array( 'page_id', 'fields', 'source_url', 'utm' ) ) ), $verdict->words() );
		return is_numeric( $score ) ? $verdict->scored( (int) $score ) : $verdict;
	}
}
