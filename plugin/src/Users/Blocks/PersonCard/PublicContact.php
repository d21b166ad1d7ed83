<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\PersonCard;

use Svc\Users\Contact;

/** What a page shows to visitors of a person whose role may not be public. */
final class PublicContact {

	/** Fields of the card, beside the name. */
	public const FIELDS = array( 'photo', 'title', 'nmls', 'email', 'phone' );

	/** @return array<string, mixed> In the shape of /profiles/{id}, all other fields empty. */
	public static function profile( Contact $contact ): array {
		return array(
			'id'         => 0,
			'first_name' => $contact->first_name,
			'last_name'  => $contact->last_name,
			'job_title'  => $contact->title,
			'role'       => $contact->role->value,
			'company'    => '',
			'nmls_id'    => $contact->nmls_id,
			'email'      => $contact->email,
			'phone'      => $contact->phone,
			'bio'        => '',
			'social'     => array(),
			'avatar_url' => $contact->photo_url,
		);
	}
}
