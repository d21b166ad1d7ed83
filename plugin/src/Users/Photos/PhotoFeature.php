<?php

declare( strict_types=1 );

namespace Svc\Users\Photos;

use Svc\Users\Services;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\Profiles\ProfilePolicy;
use Svc\Users\Storage\ProfileStore;

/** Photo uploads for people without access to the media library. */
final class PhotoFeature implements Feature {

	public function __construct( private readonly Services $services ) {}

	public function follower(): PhotoFollower {
		return new PhotoFollower( $this->uploads( ... ), $this->owners() );
	}

	public function exporter(): PhotoExporter {
		return new PhotoExporter( $this->owners() );
	}

	public function routes(): array {
		return array(
			Route::post( '/photos', fn () => ( new PhotoOperations( $this->uploads(), $this->services->policy() ) )->upload() ),
		);
	}

	public function uploads(): PhotoUploads {
		return new PhotoUploads( $this->services->profile_store(), $this->owners(), new PhotoPosts(), new PhotoEncoder() );
	}

	public function owners(): PhotoOwners {
		return new PhotoOwners( $this->services->database );
	}
}
